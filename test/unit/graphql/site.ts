import { buildSchema, GraphQLError, graphql } from 'graphql';
import { json, type Recorded, startServer, type TestServer } from 'storewire-dev-kit/server';
import { createTransport, type Transport, type TransportOptions } from '../../../src/index.ts';

const schema = buildSchema(/* GraphQL */ `
  type Query {
    site: Site!
    product(id: ID!, language: String = "en"): Product
    secret: String!
  }
  type Mutation {
    rename(name: String!): Site!
  }
  type Subscription {
    renamed: Site!
  }
  type Site {
    name: String!
  }
  type Product {
    id: ID!
    name: String!
    stock: Int
  }
`);

export interface Site extends TestServer {
  client: Transport;
  name: string;
  /** Answers instead of the schema. */
  answer: ((request: Recorded) => { status: number; body: unknown }) | undefined;
  /** Bodies of the requests. */
  bodies: () => unknown[];
}

const forbidden = (): never => {
  throw new GraphQLError('Visitors cannot read this', { extensions: { code: 'FORBIDDEN' } });
};

/** A site with a GraphQL schema that is really executed, and a client of it. */
export async function startSite(options: TransportOptions = {}): Promise<Site> {
  const rootValue = {
    site: () => ({ name: site.name }),
    product: ({ id, language }: { id: string; language: string }) => ({
      id,
      name: `Mug (${language})`,
      stock: forbidden,
    }),
    secret: forbidden,
    rename: ({ name }: { name: string }) => ({ name: (site.name = name) }),
  };
  const server = await startServer(async (request, response) => {
    if (site.answer) {
      const { status, body } = site.answer(request);
      return json(response, body, status, { 'x-wix-request-id': 'r-1' });
    }
    const { query, variables } = JSON.parse(request.body);
    json(response, await graphql({ schema, source: query, rootValue, variableValues: variables }), 200, {
      'x-wix-request-id': 'r-1',
    });
  });
  const site: Site = {
    ...server,
    client: createTransport({ baseUrl: server.url, retry: { baseMs: 0, retries: 1 }, ...options }),
    name: 'North',
    answer: undefined,
    bodies: () => server.requests.map(({ body }) => JSON.parse(body)),
  };
  return site;
}
