/** The texts of `--help`. */

const PLATFORM = `  storewire platform [--port N] [--data DIR]  a local platform with real state
      --port N            default 4010; 0 selects any free port
      --host [ADDRESS]    listen on all networks, or on this address. Default: this machine only
      --public-origin URL  origin behind a reverse proxy, such as https://shop.example, for URLs and as a Host
      --data DIR          folder of the data, default .storewire; with --memory, nothing is kept
      --seed NAME | FILE  the initial data of an empty shop: a seed, a module with a function, or an export
      --clock ISO         time at which the clock starts
      --json              print one line of JSON with URLs and ids
      --web-methods DIR   folder of the web methods of the site
      --allow-import HOST:PORT  allow file imports from this host, whatever its address; may be repeated
      --catalog VERSION   version of the catalog of a new shop: 1 (default) or 3
      --shop-name NAME    name of the shop, on hosted pages and in emails
      --store-url URL     store front that links to products lead to, at /product-page/<slug>
      --media-host HOST   host in the https URLs of pictures, such as the one that next/image of a shop allows. Default:
                          the platform, which serves them in both cases. With --exec, COMMAND gets STOREWIRE_MEDIA_HOST
      --currency CODE     ISO 4217, default EUR
      --language TAG      BCP 47, default en
      --time-zone NAME    of the shop, such as Europe/Dublin, for the hours of time slots. Default UTC, and Europe/Dublin
                          of the seeds small and rich
      --no-tax-included   prices do not include tax; --tax-included is the default
      --moderate-reviews  reviews wait for a moderator
      --sign-up MODE      how members sign up: code (default), open or approval
      --allow-origin ORIGIN     allow callbacks and redirects to it, in addition to those of this machine and of the
                          seed, and its pages to act for the merchant; may be repeated. A scheme of an app, such as
                          myapp:// or exp://10.0.0.7:8081, allows callbacks and redirects only
      --exec COMMAND      run a command with STOREWIRE_URL and the ids in its environment, and exit with its status
      --shop-port N       with --exec: COMMAND starts a shop, and gets as PORT the first free port from N on. It uses
                          the platform that runs on --port, otherwise one on the first free port from there on
  storewire platform export DIR | import DIR  writes or reads the data as JSON Lines; --data names its folder`;

const URL_OPTION =
  '      --url URL           the platform; $STOREWIRE_URL. Default http://127.0.0.1:4010, of storewire platform';

const LISTEN = `  storewire listen --forward-to URL           sends the events of a local platform to a URL until it is stopped, and prints each delivery
      --forward-to URL    your endpoint, such as localhost:3000/events
      --events NAME,NAME  only these events: types, or the ends of types, such as order_approved
${URL_OPTION}`;

const TRIGGER = `  storewire trigger [EVENT]                   does what causes an event in a local platform, and prints the calls and the deliveries
      EVENT               a type, or the end of one, such as order_approved. Without it, events and their causes are listed
      --data FILE         emit the event, as the contract shows it, with the fields of a JSON file, and change nothing else
      --twice             send each event that was caused a second time
      --reorder           send the newest event first
${URL_OPTION}`;

const LOGS = `  storewire logs                              prints the requests to a local platform as they come
      --failed            only those that failed
      --json              one line of JSON for each
${URL_OPTION}`;

/** What `--help` prints, by command. */
export const HELP = { platform: PLATFORM, listen: LISTEN, trigger: TRIGGER, logs: LOGS } as const;

export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((word) => word === '--help' || word === '-h');
