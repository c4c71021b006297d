<?php
namespace GuzzleHttp\Psr7 {
    // the generator uses this function, which newer versions of the library do not have
    if (!function_exists('GuzzleHttp\Psr7\build_query')) {
        function build_query(array $parameters): string
        {
            return Query::build($parameters);
        }
    }
}

namespace {
    require 'GuzzleHttp/autoload.php';
    spl_autoload_register(function (string $name): void {
        require __DIR__ . '/client/lib/' . str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $name) . '.php';
    });

    use OpenAPI\Client\Api\CurrentCartV2Api;
    use OpenAPI\Client\Api\OauthApi;
    use OpenAPI\Client\Api\ProductsApi;
    use OpenAPI\Client\Configuration;
    use OpenAPI\Client\Model\AddLineItemsRequest;
    use OpenAPI\Client\Model\QueryProductsRequest;

    [, $url, $clientId, $productId] = $argv;
    $configuration = (new Configuration())->setHost($url);
    $http = new \GuzzleHttp\Client();
    $token = (new OauthApi($http, $configuration))->oauthToken(['clientId' => $clientId, 'grantType' => 'anonymous']);
    $configuration->setApiKey('Authorization', $token->getAccessToken());
    $query = new QueryProductsRequest(['query' => ['paging' => ['limit' => 3]]]);
    $products = new ProductsApi($http, $configuration);
    foreach ($products->queryProducts($query)->getProducts() as $product) {
        echo $product->getName(), "\n";
    }
    $product = $products->getProduct($productId)->getProduct();
    echo $product->getName(), "\n", $product->getProductType(), "\n";
    $reference = ['catalogItemId' => $productId, 'appId' => '215238eb-22a5-4c36-9e7b-e7c08025e04e'];
    $items = new AddLineItemsRequest(['catalog_items' => [['catalogReference' => $reference, 'quantity' => 2]]]);
    $cart = (new CurrentCartV2Api($http, $configuration))->addLineItemsToCurrentCartV2($items)->getCart();
    foreach ($cart->getLineItems() as $line) {
        echo $line->getQuantityInfo()->getConfirmedQuantity(), "\n";
    }
}
