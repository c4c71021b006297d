/** The texts of `--help`. */

const DIALECT = `Descriptions: OpenAPI 3.0 and 3.1, YAML or JSON, in one or more files.
  An operationId 'service.method' is the name of the call; otherwise the first tag is the service. All x- keys are optional;
  EXTENSIONS.md of the package storewire-contract describes them. An invalid description is reported with file and line, and nothing is written.`;

const GENERATE = `  storewire generate --input FILE --out DIR   types, calls, hooks, runtime schemas and mock handlers of a description
      --input FILE        root file of the description
      --out DIR           folder for the generated files only; created if it is missing
      --extension KIND    extension of relative imports: ts, js or none. Default: what the nearest tsconfig.json requires, ts without one
      --react-admin       also write resources/, the calls for storewire-react-admin
      --allow-remote      fetch references to http and https URLs; without it they are errors
      --lenient           leave out references that lead nowhere, add path parameters that are missing, and list each`;

const MOCK = `  storewire mock [--input FILE] [--port N]    a mock server that validates requests and responds with the examples
      --input FILE        description to serve. Default: the one of this package
      --port N            default 4010; 0 selects any free port
      --host ADDRESS      address to listen on, such as 0.0.0.0 for containers and phones. Default 127.0.0.1
      --quiet             print the URL only
      --allow-remote      fetch references to http and https URLs; without it they are errors
      --lenient           leave out references that lead nowhere, add path parameters that are missing, and list each`;

const COMPARE = `  storewire compare OLD.json NEW.json         what changed from one description to another, and the version that it needs
      OLD.json, NEW.json  bundled descriptions, such as generated/contract.json of two versions of storewire-contract
      exit code 0         the version of the new one is high enough for the changes
      exit code 1         it is not
      exit code 2         a description cannot be read`;

const UPGRADE_SDK = `  storewire upgrade-sdk [FOLDER] [--write]    what a project uses of the platform's own SDK, with the calls that replace it
      FOLDER              folder with the tsconfig.json of the project. Default: the current folder
      --write             change what is mechanical, and list what a person must change. Commit the project first
      exit code 0         no use remains
      exit code 1         uses remain
      exit code 2         the project cannot be read`;

const MCP = `  storewire mcp [--base-url URL]              an MCP server, on standard input and output, that searches, shows and makes calls
      --base-url URL      where calls are made; $STOREWIRE_URL. Default: the platform
      --site-url URL      where web methods are called; $STOREWIRE_SITE_URL
      --client-id ID      make calls as a visitor of this OAuth client; $STOREWIRE_CLIENT_ID
      --site-id ID        site of the API key; $STOREWIRE_SITE_ID
      --account-id ID     account of the API key; $STOREWIRE_ACCOUNT_ID
      --allow-writes      make calls that write, too. Default: calls that read only
      $STOREWIRE_TOKEN    access token that calls are made with
      $STOREWIRE_API_KEY  API key that calls are made with, if there is no token`;

const OTHERS = `  storewire platform                          a local platform with real state, of the package storewire-platform
  storewire listen --forward-to URL           sends the events of a local platform to a URL; storewire-platform
  storewire trigger [EVENT]                   does what causes an event in a local platform; storewire-platform
  storewire logs                              the requests to a local platform as they come; storewire-platform
  storewire docs                              the documentation as pages, of the package storewire-docs`;

/** What `--help` prints: of one command, or of all. */
export const HELP = {
  all: `storewire: a client for your store description, a mock, a local platform, its documentation and an MCP server\n\n${GENERATE}\n\n${MOCK}\n\n${COMPARE}\n\n${UPGRADE_SDK}\n\n${MCP}\n\n${OTHERS}\n\n  storewire --help | --version\n\n${DIALECT}`,
  compare: COMPARE,
  generate: `${GENERATE}\n\n${DIALECT}`,
  mcp: MCP,
  mock: `${MOCK}\n\n${DIALECT}`,
  'upgrade-sdk': UPGRADE_SDK,
} as const;
