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
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
