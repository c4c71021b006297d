import java.net.URI;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.CurrentCartV2Api;
import org.openapitools.client.api.OauthApi;
import org.openapitools.client.api.ProductsApi;
import org.openapitools.client.model.AddLineItemsRequest;
import org.openapitools.client.model.CatalogItemInput;
import org.openapitools.client.model.CatalogReference;
import org.openapitools.client.model.LineItem;
import org.openapitools.client.model.PagingUpTo100;
import org.openapitools.client.model.Product;
import org.openapitools.client.model.ProductQuery;
import org.openapitools.client.model.QueryProductsRequest;

public class Call {
  public static void main(String[] args) throws Exception {
    URI server = URI.create(args[0]);
    ApiClient client = new ApiClient();
    client.setScheme(server.getScheme()).setHost(server.getHost()).setPort(server.getPort());
    Map<String, String> grant = Map.of("clientId", args[1], "grantType", "anonymous");
    String token = new OauthApi(client).oauthToken(grant).getAccessToken();
    client.setRequestInterceptor(request -> request.header("Authorization", token));
    ProductsApi products = new ProductsApi(client);
    ProductQuery query = new ProductQuery().paging(new PagingUpTo100().limit(3));
    for (Product product : products.queryProducts(new QueryProductsRequest().query(query)).getProducts())
      System.out.println(product.getName());
    Product product = products.getProduct(args[2], null).getProduct();
    System.out.println(product.getName());
    System.out.println(product.getProductType());
    CatalogReference reference =
        new CatalogReference().catalogItemId(args[2]).appId("215238eb-22a5-4c36-9e7b-e7c08025e04e");
    CatalogItemInput item = new CatalogItemInput().catalogReference(reference).quantity(2);
    AddLineItemsRequest items = new AddLineItemsRequest().catalogItems(List.of(item));
    for (LineItem line : new CurrentCartV2Api(client).addLineItemsToCurrentCartV2(items).getCart().getLineItems())
      System.out.println(line.getQuantityInfo().getConfirmedQuantity());
  }
}
