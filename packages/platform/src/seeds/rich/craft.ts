/** How each form is made: the second paragraph of the description of a sample product. */
import type { FormName } from './pictures.ts';

export const CRAFT: Readonly<Record<FormName, string>> = {
  mug: 'We throw it on the wheel, pull the handle by hand and dip it twice. The rim is thin, the foot is left bare, and no two are quite alike.',
  cup: 'Thrown thin and trimmed when the clay is as hard as leather, so that it sits lightly in the hand. The glaze gathers where the fingers rest.',
  bowl: 'Thrown in one piece and trimmed to an even wall, so that it is lighter than it looks. The foot is polished and does not scratch.',
  plate:
    'Pressed over a plaster form and finished on the wheel: flat where it has to be, alive where it may be. They nest closely.',
  platter:
    'Rolled from one slab and dried slowly for two weeks, so that it stays flat in the fire. The glaze is poured, not sprayed.',
  vase: 'Thrown tall and closed slowly from the shoulder up. It is glazed inside as well, so it holds water and leaves no ring.',
  bottle:
    'Thrown as a cylinder and drawn in at the neck, which takes some practice. It is tight, and it can stand in the fridge.',
  jug: 'Thrown, with a lip that is bent with one finger and a handle that is pulled straight from the body. It balances when it is full.',
  teapot:
    'Four parts that are thrown on one day and joined on the next: body, lid, spout and handle. Each one pours before it leaves us.',
  jar: 'The lid is thrown to its jar, and the two stay together through both firings, so that they fit for good.',
  planter: 'Thrown thick enough to keep the roots cool, with a hole that drains. Frost does it no harm.',
  crock: 'Thrown from two kilos of clay, with a wide foot and a rolled rim that wood does not chip.',
  candlestick:
    'Turned upside down and trimmed from solid clay. The cup takes common candles and catches what drips.',
};
