import sys

from openapi_client import ApiClient, Configuration, OauthApi, PagingUpTo100, ProductQuery, ProductsApi, QueryProductsRequest

url, client_id = sys.argv[1:]
with ApiClient(Configuration(host=url)) as client:
    token = OauthApi(client).oauth_token({"clientId": client_id, "grantType": "anonymous"})
    client.set_default_header("Authorization", token.access_token)
    query = ProductQuery(paging=PagingUpTo100(limit=3))
    for product in ProductsApi(client).query_products(QueryProductsRequest(query=query)).products:
        print(product.name)
