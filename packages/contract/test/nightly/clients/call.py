import sys

from openapi_client import (
    AddLineItemsRequest,
    ApiClient,
    CatalogItemInput,
    CatalogReference,
    Configuration,
    CurrentCartV2Api,
    OauthApi,
    PagingUpTo100,
    ProductQuery,
    ProductsApi,
    QueryProductsRequest,
)

url, client_id, product_id = sys.argv[1:]
with ApiClient(Configuration(host=url)) as client:
    token = OauthApi(client).oauth_token({"clientId": client_id, "grantType": "anonymous"})
    client.set_default_header("Authorization", token.access_token)
    query = ProductQuery(paging=PagingUpTo100(limit=3))
    for product in ProductsApi(client).query_products(QueryProductsRequest(query=query)).products:
        print(product.name)
    product = ProductsApi(client).get_product(product_id).product
    print(product.name)
    print(product.product_type)
    reference = CatalogReference(catalogItemId=product_id, appId="215238eb-22a5-4c36-9e7b-e7c08025e04e")
    items = AddLineItemsRequest(catalogItems=[CatalogItemInput(catalogReference=reference, quantity=2)])
    for line in CurrentCartV2Api(client).add_line_items_to_current_cart_v2(items).cart.line_items:
        print(line.quantity_info.confirmed_quantity)
