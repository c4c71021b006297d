/** The paragraphs of the descriptions and sections of the sample shop in German. */
export const descriptions: Readonly<Record<string, string>> = {
  'A wheel-thrown stoneware mug with a tide line that differs on each one.':
    'Ein gedrehter Becher aus Steinzeug mit einer Gezeitenlinie, die bei jedem anders verläuft.',
  'A generous bowl for soup, salad or fruit, with a foot that is easy to grip.':
    'Eine großzügige Schale für Suppe, Salat oder Obst, mit einem Fuß, der gut in der Hand liegt.',
  'Dinner plates of 26 cm that stack tightly, glazed in the grey of a winter sea.':
    'Speiseteller von 26 cm, die sich eng stapeln, glasiert im Grau der Wintersee.',
  'Pours without a drip. Holds 900 ml and comes with a steel strainer.':
    'Gießt, ohne zu tropfen. Fasst 900 ml und hat ein Sieb aus Stahl.',
  'Keeps spoons and whisks within reach. Heavy enough not to tip.':
    'Hält Löffel und Schneebesen griffbereit. Schwer genug, um nicht zu kippen.',
  'A narrow neck that holds three stems upright, or one branch.':
    'Ein enger Hals, der drei Stiele aufrecht hält, oder einen Zweig.',
  'One litre of water, milk or wine, with a handle for the whole hand.':
    'Ein Liter Wasser, Milch oder Wein, mit einem Henkel für die ganze Hand.',
  'No handle, double wall: warm hands, cool table.': 'Ohne Henkel, doppelwandig: warme Hände, kühler Tisch.',
  'For candles of 22 mm. Felt under the foot protects the table.':
    'Für Kerzen von 22 mm. Filz unter dem Fuß schont den Tisch.',
  'Drains into a saucer of the same glaze, which is included.':
    'Läuft in einen Untersetzer derselben Glasur ab, der dabei ist.',
  'Unglazed inside, so that salt stays dry. The lid seals with a cork ring.':
    'Innen unglasiert, damit das Salz trocken bleibt. Der Deckel schließt mit einem Korkring.',
  'For oil or vinegar. The cork has a spout of steel.':
    'Für Öl oder Essig. Der Korken hat einen Ausgießer aus Stahl.',
  'A low rim keeps the juice in and the fish easy to lift.':
    'Ein niedriger Rand hält den Saft, und der Fisch lässt sich leicht heben.',
  'Round, light and quick to warm up: the first coffee of the day.':
    'Rund, leicht und schnell warm: der erste Kaffee des Tages.',
  '80 ml, thick-walled, so that the crema stays.': '80 ml, dickwandig, damit die Crema bleibt.',
  'Deep enough for oats and the milk that comes after.': 'Tief genug für Haferbrei und die Milch danach.',
  '20 cm, with a rim that catches crumbs.': '20 cm, mit einem Rand, der die Krümel hält.',
  'A quarter of a litre, with a lip that cuts the flow.':
    'Ein Viertelliter, mit einer Tülle, die den Strahl abschneidet.',
  'With a notch in the lid for the dipper of beech.': 'Mit einer Kerbe im Deckel für den Löffel aus Buche.',
  'Two cups for soft-boiled eggs. They also hold a candle.':
    'Zwei Becher für weich gekochte Eier. Sie halten auch eine Kerze.',
  'For water, wine and whisky. Keeps ice for an hour.':
    'Für Wasser, Wein und Whisky. Hält Eis eine Stunde lang.',
  '26 cm, flat in the middle: a knife does not rock.': '26 cm, in der Mitte flach: Ein Messer wackelt nicht.',
  'One litre, with a notch for chopsticks in the rim.':
    'Ein Liter, mit einer Kerbe im Rand für die Stäbchen.',
  'Low and wide, so that it stays warm at the table.': 'Niedrig und breit, damit sie am Tisch warm bleibt.',
  'For olives on one side, and their stones on the other.':
    'Für Oliven auf der einen Seite und ihre Kerne auf der anderen.',
  'Keeps a loaf fresh for four days. The lid is a board of ash.':
    'Hält ein Brot vier Tage frisch. Der Deckel ist ein Brett aus Esche.',
  'Eight holes let air in and keep light out.': 'Acht Löcher lassen Luft hinein und halten Licht ab.',
  'Half a litre. Dark inside, so that oil keeps its taste.':
    'Ein halber Liter. Innen dunkel, damit das Öl seinen Geschmack behält.',
  'A wide opening for a measuring cup, and a seal of natural rubber.':
    'Eine weite Öffnung für den Messbecher und eine Dichtung aus Naturkautschuk.',
  'Wide at the foot, for long ladles.': 'Breit am Fuß, für lange Kellen.',
  'For a handful of flowers from the roadside.': 'Für eine Handvoll Blumen vom Wegrand.',
  'One stem, 12 cm high. Prettiest in threes.': 'Ein Stiel, 12 cm hoch. Am schönsten zu dritt.',
  '58 cm high, thrown in two parts and joined by hand.':
    '58 cm hoch, in zwei Teilen gedreht und von Hand verbunden.',
  'For the window sill. Basil likes the Chalk glaze: it stays cooler.':
    'Für die Fensterbank. Basilikum mag die Glasur Kreide: Sie bleibt kühler.',
  'With three cords of cotton, one metre long.': 'Mit drei Schnüren aus Baumwolle, einen Meter lang.',
  '9 cm wide, unglazed outside below the rim, so that the soil dries quickly.':
    '9 cm breit, außen unter dem Rand unglasiert, damit die Erde schnell trocknet.',
  'Fired with wood for three days. Each one is marked by the fire.':
    'Drei Tage mit Holz gebrannt. Das Feuer hat jede gezeichnet.',
  'For two cups. The lid stays on while you pour.': 'Für zwei Tassen. Der Deckel bleibt beim Gießen sitzen.',
  'Two lids, one inside the other, keep the aroma.': 'Zwei Deckel, einer im anderen, bewahren das Aroma.',
  '380 ml, wide enough for a drawing in the milk.': '380 ml, breit genug für ein Bild in der Milch.',
  'Thick-walled and straight: it survives the rucksack.': 'Dickwandig und gerade: Er übersteht den Rucksack.',
  'They lock into each other, four high.': 'Sie greifen ineinander, vier übereinander.',
  'Four bowls of 16 cm in one glaze.': 'Vier Schalen von 16 cm in einer Glasur.',
  '32 cm. Three ridges inside let air reach the fruit.': '32 cm. Drei Rippen innen lassen Luft an das Obst.',
  'With a lip for pouring and a foot that stays where it is put.':
    'Mit einer Tülle zum Gießen und einem Fuß, der stehen bleibt.',
  '40 cm, for a roast or twelve pieces of cake.': '40 cm, für einen Braten oder zwölf Stück Kuchen.',
  'Stays cool for an hour once chilled.': 'Bleibt gekühlt eine Stunde lang kalt.',
  '16 cm, for bread, cake and peelings.': '16 cm, für Brot, Kuchen und Schalen.',
  'Deep in the middle, wide at the rim.': 'In der Mitte tief, am Rand breit.',
  'One litre. Evaporation through the clay cools the water.':
    'Ein Liter. Die Verdunstung durch den Ton kühlt das Wasser.',
  'Three quarters of a litre: a bottle, exactly.': 'Ein Dreiviertelliter: genau eine Flasche.',
  'Soy wax with cedar, 40 hours. Afterwards, a cup.': 'Sojawachs mit Zeder, 40 Stunden. Danach eine Tasse.',
  'Three heights, one glaze.': 'Drei Höhen, eine Glasur.',
  'A litre and a half, for lemonade and wild flowers.': 'Anderthalb Liter, für Limonade und wilde Blumen.',
  'Twelve glazes for stoneware with photographs of each test tile. PDF, 64 pages.':
    'Zwölf Glasuren für Steinzeug mit Fotos von jeder Probe. PDF, 64 Seiten.',
  'Six lessons on video, two hours in total, with a booklet.':
    'Sechs Lektionen als Video, zusammen zwei Stunden, mit einem Heft.',
  'Choose glaze, volume and handle. Thrown for you, and shipped after four weeks.':
    'Wählen Sie Glasur, Inhalt und Henkel. Für Sie gedreht und nach vier Wochen verschickt.',
  'Pot and warmer from the guest month of a workshop in the Westerwald.':
    'Kanne und Stövchen aus dem Gastmonat einer Werkstatt im Westerwald.',
  'Wide at the foot, so that it stays where it is put, on deck and on a desk.':
    'Breit am Fuß, damit er stehen bleibt, an Deck und auf dem Schreibtisch.',
  'Thrown in a studio by the sea, with a wide handle and a blue glaze. 300 ml.':
    'In einem Studio am Meer gedreht, mit breitem Henkel und blauer Glasur. 300 ml.',
  'We throw it on the wheel, pull the handle by hand and dip it twice. The rim is thin, the foot is left bare, and no two are quite alike.':
    'Wir drehen ihn auf der Scheibe, ziehen den Henkel von Hand und tauchen ihn zweimal. Der Rand ist dünn, der Fuß bleibt roh, und keine zwei sind ganz gleich.',
  'Thrown thin and trimmed when the clay is as hard as leather, so that it sits lightly in the hand. The glaze gathers where the fingers rest.':
    'Dünn gedreht und abgedreht, sobald der Ton lederhart ist, damit sie leicht in der Hand liegt. Die Glasur sammelt sich dort, wo die Finger ruhen.',
  'Thrown in one piece and trimmed to an even wall, so that it is lighter than it looks. The foot is polished and does not scratch.':
    'In einem Stück gedreht und gleichmäßig abgedreht, sodass sie leichter ist, als sie aussieht. Der Fuß ist poliert und kratzt nicht.',
  'Pressed over a plaster form and finished on the wheel: flat where it has to be, alive where it may be. They nest closely.':
    'Über eine Gipsform gedrückt und auf der Scheibe fertig gedreht: flach, wo es sein muss, lebendig, wo es sein darf. Sie stapeln sich eng.',
  'Rolled from one slab and dried slowly for two weeks, so that it stays flat in the fire. The glaze is poured, not sprayed.':
    'Aus einer Platte gerollt und zwei Wochen lang langsam getrocknet, damit sie im Feuer flach bleibt. Die Glasur wird gegossen, nicht gesprüht.',
  'Thrown tall and closed slowly from the shoulder up. It is glazed inside as well, so it holds water and leaves no ring.':
    'Hoch gedreht und von der Schulter an langsam geschlossen. Sie ist auch innen glasiert, hält also Wasser und hinterlässt keinen Ring.',
  'Thrown as a cylinder and drawn in at the neck, which takes some practice. It is tight, and it can stand in the fridge.':
    'Als Zylinder gedreht und am Hals eingezogen, was etwas Übung braucht. Sie ist dicht und darf in den Kühlschrank.',
  'Thrown, with a lip that is bent with one finger and a handle that is pulled straight from the body. It balances when it is full.':
    'Gedreht, mit einer Tülle, die ein Finger biegt, und einem Henkel, der direkt aus dem Körper gezogen wird. Auch voll liegt er ruhig in der Hand.',
  'Four parts that are thrown on one day and joined on the next: body, lid, spout and handle. Each one pours before it leaves us.':
    'Vier Teile, an einem Tag gedreht und am nächsten verbunden: Körper, Deckel, Tülle und Henkel. Jede hat gegossen, bevor sie uns verlässt.',
  'The lid is thrown to its jar, and the two stay together through both firings, so that they fit for good.':
    'Der Deckel wird zu seiner Dose gedreht, und beide bleiben in beiden Bränden zusammen, damit sie für immer passen.',
  'Thrown thick enough to keep the roots cool, with a hole that drains. Frost does it no harm.':
    'Dick genug gedreht, um die Wurzeln kühl zu halten, mit einem Loch zum Ablaufen. Frost schadet ihm nicht.',
  'Thrown from two kilos of clay, with a wide foot and a rolled rim that wood does not chip.':
    'Aus zwei Kilo Ton gedreht, mit breitem Fuß und einem gerollten Rand, an dem Holz nichts abschlägt.',
  'Turned upside down and trimmed from solid clay. The cup takes common candles and catches what drips.':
    'Kopfüber aus massivem Ton abgedreht. Die Tülle nimmt übliche Kerzen und fängt auf, was tropft.',
  // sections
  'Handmade pottery of ceramic stoneware, fired at 1,250 °C.':
    'Handgemachtes Steinzeug, bei 1.250 °C gebrannt.',
  'Safe in the dishwasher and the microwave.': 'Für Spülmaschine und Mikrowelle geeignet.',
  'Send it back within 30 days if you do not like it.':
    'Senden Sie es innerhalb von 30 Tagen zurück, wenn es Ihnen nicht gefällt.',
  '180 ml: Ø 7.5 × 7 cm. 300 ml: Ø 8.5 × 9 cm.': '180 ml: Ø 7,5 × 7 cm. 300 ml: Ø 8,5 × 9 cm.',
  '2 l: Ø 22 × 12 cm. 3.5 l: Ø 28 × 14 cm.': '2 l: Ø 22 × 12 cm. 3,5 l: Ø 28 × 14 cm.',
  '300 ml: Ø 8.5 × 9.5 cm. 450 ml: Ø 9.5 × 11 cm.': '300 ml: Ø 8,5 × 9,5 cm. 450 ml: Ø 9,5 × 11 cm.',
  '300 ml: Ø 9 × 8.5 cm. 450 ml: Ø 10 × 10 cm.': '300 ml: Ø 9 × 8,5 cm. 450 ml: Ø 10 × 10 cm.',
  '34 × 22 × 3 cm or 42 × 27 × 3 cm.': '34 × 22 × 3 cm oder 42 × 27 × 3 cm.',
  'Small: Ø 18 × 8 cm. Large: Ø 25 × 11 cm.': 'Klein: Ø 18 × 8 cm. Groß: Ø 25 × 11 cm.',
  'Ø 14 × 13 cm, Ø 20 × 18 cm or Ø 26 × 24 cm.': 'Ø 14 × 13 cm, Ø 20 × 18 cm oder Ø 26 × 24 cm.',
  'Ø 14 × 23 cm, 1.5 l.': 'Ø 14 × 23 cm, 1,5 l.',
  'Ø 16 × 1.5 cm.': 'Ø 16 × 1,5 cm.',
  'Ø 16 × 7 cm each.': 'Je Ø 16 × 7 cm.',
  'Ø 26 × 2.5 cm each.': 'Je Ø 26 × 2,5 cm.',
  'Ø 5 × 7 cm each.': 'Je Ø 5 × 7 cm.',
  'Ø 7 to 11 cm, by volume.': 'Ø 7 bis 11 cm, je nach Inhalt.',
  'Ø 7.5 × 24 cm, 500 ml.': 'Ø 7,5 × 24 cm, 500 ml.',
  'Ø 8 × 10 cm, 14 cm and 18 cm.': 'Ø 8 × 10 cm, 14 cm und 18 cm.',
  'Ø 8.5 × 8 cm each.': 'Je Ø 8,5 × 8 cm.',
  'Ø 8.5 × 9 cm, 300 ml.': 'Ø 8,5 × 9 cm, 300 ml.',
  'Ø 8.5 × 9 cm, 330 ml.': 'Ø 8,5 × 9 cm, 330 ml.',
};
