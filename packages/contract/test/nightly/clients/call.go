package main

import (
	"context"
	"fmt"
	"os"

	openapi "github.com/example/openapi"
)

func main() {
	configuration := openapi.NewConfiguration()
	configuration.Servers[0].URL = os.Args[1]
	client := openapi.NewAPIClient(configuration)
	grant := map[string]string{"clientId": os.Args[2], "grantType": "anonymous"}
	token, _, err := client.OauthAPI.OauthToken(context.Background()).Body(grant).Execute()
	check(err)
	configuration.AddDefaultHeader("Authorization", token.GetAccessToken())
	limit := int32(3)
	query := openapi.QueryProductsRequest{Query: &openapi.ProductQuery{Paging: &openapi.PagingUpTo100{Limit: &limit}}}
	page, _, err := client.ProductsAPI.QueryProducts(context.Background()).QueryProductsRequest(query).Execute()
	check(err)
	for _, product := range page.GetProducts() {
		fmt.Println(product.GetName())
	}
	read, _, err := client.ProductsAPI.GetProduct(context.Background(), os.Args[3]).Execute()
	check(err)
	fmt.Println(read.Product.GetName())
	fmt.Println(read.Product.GetProductType())
	reference := openapi.CatalogReference{CatalogItemId: os.Args[3], AppId: "215238eb-22a5-4c36-9e7b-e7c08025e04e"}
	items := openapi.AddLineItemsRequest{CatalogItems: []openapi.CatalogItemInput{{CatalogReference: reference, Quantity: 2}}}
	added, _, err := client.CurrentCartV2API.AddLineItemsToCurrentCartV2(context.Background()).AddLineItemsRequest(items).Execute()
	check(err)
	for _, line := range added.Cart.LineItems {
		fmt.Println(line.QuantityInfo.ConfirmedQuantity)
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
