import java.net.URI;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.OauthApi;
import org.openapitools.client.api.ProductsApi;
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
    ProductQuery query = new ProductQuery().paging(new PagingUpTo100().limit(3));
    for (Product product : new ProductsApi(client).queryProducts(new QueryProductsRequest().query(query)).getProducts())
      System.out.println(product.getName());
  }
}
