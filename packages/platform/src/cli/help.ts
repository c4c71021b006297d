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
      --exec COMMAND      run a command with STOREWIRE_URL and the ids in its environment, and exit with its status
  storewire platform export DIR | import DIR  writes or reads the data as JSON Lines; --data names its folder`;

export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((word) => word === '--help' || word === '-h');
