/** What `storewire platform --help` prints. */
export const HELP = `  storewire platform [--port N] [--data DIR]  a local platform with real state
      --port N            default 4010; 0 selects any free port
      --host [ADDRESS]    listen on all networks, or on this address. Default: this machine only
      --data DIR          folder of the data, default .storewire; with --memory, nothing is kept
      --seed NAME | FILE  the initial data of an empty shop: a seed, a module with a function, or an export
      --clock ISO         time at which the clock starts
      --json              print one line of JSON with URLs and ids
      --web-methods DIR   folder of the web methods of the site
      --allow-import HOST:PORT  allow file imports from this host, whatever its address; may be repeated
      --shop-name NAME    name of the shop, on hosted pages and in emails
      --store-url URL     store front that links to products lead to, at /product-page/<slug>
      --currency CODE     ISO 4217, default EUR
      --language TAG      BCP 47, default en
      --no-tax-included   prices do not include tax; --tax-included is the default
      --moderate-reviews  reviews wait for a moderator
      --sign-up MODE      how members sign up: code (default), open or approval
      --allow-origin ORIGIN     allow callbacks and redirects to it, in addition to those of this machine; may be repeated
      --exec COMMAND      run a command with STOREWIRE_URL and the ids in its environment, and exit with its status
  storewire platform export DIR | import DIR  writes or reads the data as JSON Lines; --data names its folder`;

export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((word) => word === '--help' || word === '-h');
