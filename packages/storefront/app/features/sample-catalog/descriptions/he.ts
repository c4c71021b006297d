/** The paragraphs of the descriptions and sections of the sample shop in Hebrew. */
export const descriptions: Readonly<Record<string, string>> = {
  'A wheel-thrown stoneware mug with a tide line that differs on each one.':
    'ספל סטונוור על האובניים, עם קו גאות שונה בכל ספל.',
  'A generous bowl for soup, salad or fruit, with a foot that is easy to grip.':
    'קערה נדיבה למרק, לסלט או לפירות, עם בסיס שנוח לאחוז.',
  'Dinner plates of 26 cm that stack tightly, glazed in the grey of a winter sea.':
    'צלחות של 26 ס״מ שנערמות היטב, בזיגוג אפור של ים חורפי.',
  'Pours without a drip. Holds 900 ml and comes with a steel strainer.':
    'מוזג בלי לטפטף. נפח של 900 מ״ל, עם מסננת פלדה.',
  'Keeps spoons and whisks within reach. Heavy enough not to tip.':
    'שומר כפות ומטרפות בהישג יד. כבד מספיק כדי לא להתהפך.',
  'A narrow neck that holds three stems upright, or one branch.':
    'צוואר צר שמחזיק שלושה גבעולים זקופים, או ענף אחד.',
  'One litre of water, milk or wine, with a handle for the whole hand.':
    'ליטר של מים, חלב או יין, עם ידית לכל כף היד.',
  'No handle, double wall: warm hands, cool table.': 'בלי ידית, דופן כפולה: ידיים חמות, שולחן קריר.',
  'For candles of 22 mm. Felt under the foot protects the table.':
    'לנרות של 22 מ״מ. לבד מתחת לבסיס שומר על השולחן.',
  'Drains into a saucer of the same glaze, which is included.':
    'המים מתנקזים לתחתית באותו זיגוג, שכלולה במחיר.',
  'Unglazed inside, so that salt stays dry. The lid seals with a cork ring.':
    'לא מזוגגת מבפנים, כדי שהמלח יישאר יבש. המכסה נאטם בטבעת שעם.',
  'For oil or vinegar. The cork has a spout of steel.': 'לשמן או לחומץ. לפקק יש פיית פלדה.',
  'A low rim keeps the juice in and the fish easy to lift.': 'שפה נמוכה שומרת את הרוטב, וקל להרים את הדג.',
  'Round, light and quick to warm up: the first coffee of the day.':
    'עגול, קל ומתחמם מהר: הקפה הראשון של היום.',
  '80 ml, thick-walled, so that the crema stays.': '80 מ״ל, דופן עבה, כדי שהקרמה תישאר.',
  'Deep enough for oats and the milk that comes after.': 'עמוקה מספיק לדייסה ולחלב שאחריה.',
  '20 cm, with a rim that catches crumbs.': '20 ס״מ, עם שפה שאוספת פירורים.',
  'A quarter of a litre, with a lip that cuts the flow.': 'רבע ליטר, עם פייה שחותכת את הזרם.',
  'With a notch in the lid for the dipper of beech.': 'עם חריץ במכסה לכפית מעץ אשור.',
  'Two cups for soft-boiled eggs. They also hold a candle.': 'שני גביעים לביצים רכות. הם מחזיקים גם נר.',
  'For water, wine and whisky. Keeps ice for an hour.': 'למים, ליין ולוויסקי. שומרת על קרח במשך שעה.',
  '26 cm, flat in the middle: a knife does not rock.': '26 ס״מ, שטוחה באמצע: הסכין לא מתנדנדת.',
  'One litre, with a notch for chopsticks in the rim.': 'ליטר אחד, עם חריץ בשפה למקלות האכילה.',
  'Low and wide, so that it stays warm at the table.': 'נמוך ורחב, כדי שהרוטב יישאר חם על השולחן.',
  'For olives on one side, and their stones on the other.': 'זיתים בצד אחד, גלעינים בצד השני.',
  'Keeps a loaf fresh for four days. The lid is a board of ash.':
    'שומר על כיכר טרייה ארבעה ימים. המכסה הוא קרש מעץ מילה.',
  'Eight holes let air in and keep light out.': 'שמונה חורים מכניסים אוויר ולא אור.',
  'Half a litre. Dark inside, so that oil keeps its taste.': 'חצי ליטר. כהה מבפנים, כדי שהשמן ישמור על טעמו.',
  'A wide opening for a measuring cup, and a seal of natural rubber.': 'פתח רחב לכוס מדידה, ואטם מגומי טבעי.',
  'Wide at the foot, for long ladles.': 'רחב בבסיס, למצקות ארוכות.',
  'For a handful of flowers from the roadside.': 'לחופן פרחים מצד הדרך.',
  'One stem, 12 cm high. Prettiest in threes.': 'גבעול אחד, 12 ס״מ גובה. הכי יפה בשלישיות.',
  '58 cm high, thrown in two parts and joined by hand.': '58 ס״מ גובה, נעשה בשני חלקים שחוברו ביד.',
  'For the window sill. Basil likes the Chalk glaze: it stays cooler.':
    'לאדן החלון. בזיליקום אוהב את זיגוג הגיר, שנשאר קריר יותר.',
  'With three cords of cotton, one metre long.': 'עם שלושה חבלי כותנה באורך מטר.',
  '9 cm wide, unglazed outside below the rim, so that the soil dries quickly.':
    'רוחב 9 ס״מ, לא מזוגג מבחוץ מתחת לשפה, כדי שהאדמה תתייבש מהר.',
  'Fired with wood for three days. Each one is marked by the fire.':
    'נשרפה בעצים שלושה ימים. האש סימנה כל אחת.',
  'For two cups. The lid stays on while you pour.': 'לשתי כוסות. המכסה נשאר במקומו בזמן המזיגה.',
  'Two lids, one inside the other, keep the aroma.': 'שני מכסים, אחד בתוך השני, שומרים על הארומה.',
  '380 ml, wide enough for a drawing in the milk.': '380 מ״ל, רחב מספיק לציור בחלב.',
  'Thick-walled and straight: it survives the rucksack.': 'דופן עבה וישרה: הוא שורד בתרמיל.',
  'They lock into each other, four high.': 'הם ננעלים זה בזה, ארבעה לגובה.',
  'Four bowls of 16 cm in one glaze.': 'ארבע קערות של 16 ס״מ בזיגוג אחד.',
  '32 cm. Three ridges inside let air reach the fruit.': '32 ס״מ. שלושה רכסים מבפנים מכניסים אוויר לפירות.',
  'With a lip for pouring and a foot that stays where it is put.': 'עם פייה למזיגה ובסיס שנשאר במקומו.',
  '40 cm, for a roast or twelve pieces of cake.': '40 ס״מ, לצלי או לשתים־עשרה פרוסות עוגה.',
  'Stays cool for an hour once chilled.': 'אחרי קירור נשאר קר במשך שעה.',
  '16 cm, for bread, cake and peelings.': '16 ס״מ, ללחם, לעוגה ולקליפות.',
  'Deep in the middle, wide at the rim.': 'עמוקה באמצע, רחבה בשפה.',
  'One litre. Evaporation through the clay cools the water.': 'ליטר אחד. האידוי דרך החומר מקרר את המים.',
  'Three quarters of a litre: a bottle, exactly.': 'שלושת רבעי ליטר: בדיוק בקבוק.',
  'Soy wax with cedar, 40 hours. Afterwards, a cup.': 'שעוות סויה עם ארז, 40 שעות. אחר כך זו כוס.',
  'Three heights, one glaze.': 'שלושה גבהים, זיגוג אחד.',
  'A litre and a half, for lemonade and wild flowers.': 'ליטר וחצי, ללימונדה ולפרחי בר.',
  'Twelve glazes for stoneware with photographs of each test tile. PDF, 64 pages.':
    'שנים־עשר זיגוגים לסטונוור עם תמונה של כל אריח ניסיון. PDF, 64 עמודים.',
  'Six lessons on video, two hours in total, with a booklet.':
    'שישה שיעורים בווידאו, שעתיים בסך הכול, עם חוברת.',
  'Choose glaze, volume and handle. Thrown for you, and shipped after four weeks.':
    'בוחרים זיגוג, נפח וידית. נעשה בשבילכם ונשלח אחרי ארבעה שבועות.',
  'Pot and warmer from the guest month of a workshop in the Westerwald.':
    'קומקום ומחמם מחודש האירוח של סדנה בווסטרוואלד.',
  'Wide at the foot, so that it stays where it is put, on deck and on a desk.':
    'רחב בבסיס, כדי שיישאר במקומו, על הסיפון ועל שולחן העבודה.',
  'Thrown in a studio by the sea, with a wide handle and a blue glaze. 300 ml.':
    'נעשה בסטודיו ליד הים, עם ידית רחבה וזיגוג כחול. 300 מ״ל.',
  'We throw it on the wheel, pull the handle by hand and dip it twice. The rim is thin, the foot is left bare, and no two are quite alike.':
    'אנחנו עובדים על האובניים, מושכים את הידית ביד וטובלים פעמיים. השפה דקה, הבסיס נשאר חשוף, ואין שני כלים זהים.',
  'Thrown thin and trimmed when the clay is as hard as leather, so that it sits lightly in the hand. The glaze gathers where the fingers rest.':
    'נעשה דק ונחרט כשהחומר קשה כעור, כדי שיישב קל ביד. הזיגוג נאסף במקום שבו האצבעות נחות.',
  'Thrown in one piece and trimmed to an even wall, so that it is lighter than it looks. The foot is polished and does not scratch.':
    'נעשתה בחתיכה אחת ונחרטה לדופן אחידה, ולכן היא קלה ממה שנראה. הבסיס מלוטש ואינו שורט.',
  'Pressed over a plaster form and finished on the wheel: flat where it has to be, alive where it may be. They nest closely.':
    'נלחצה על תבנית גבס והושלמה על האובניים: שטוחה היכן שצריך, חיה היכן שאפשר. הן נערמות היטב.',
  'Rolled from one slab and dried slowly for two weeks, so that it stays flat in the fire. The glaze is poured, not sprayed.':
    'רודד ממשטח אחד ויובש לאט במשך שבועיים, כדי שיישאר שטוח באש. הזיגוג נשפך ולא מרוסס.',
  'Thrown tall and closed slowly from the shoulder up. It is glazed inside as well, so it holds water and leaves no ring.':
    'נעשה גבוה ונסגר לאט מהכתף כלפי מעלה. הוא מזוגג גם מבפנים, מחזיק מים ואינו משאיר טבעת.',
  'Thrown as a cylinder and drawn in at the neck, which takes some practice. It is tight, and it can stand in the fridge.':
    'נעשה כגליל שהוצר בצוואר, וזה דורש אימון. הוא אטום ויכול לעמוד במקרר.',
  'Thrown, with a lip that is bent with one finger and a handle that is pulled straight from the body. It balances when it is full.':
    'נעשה על האובניים, עם פייה שכופפה באצבע אחת וידית שנמשכה מהגוף. גם כשהוא מלא הוא מאוזן.',
  'Four parts that are thrown on one day and joined on the next: body, lid, spout and handle. Each one pours before it leaves us.':
    'ארבעה חלקים שנעשו ביום אחד וחוברו למחרת: גוף, מכסה, פייה וידית. כל אחד מזג לפני שיצא מאיתנו.',
  'The lid is thrown to its jar, and the two stay together through both firings, so that they fit for good.':
    'המכסה נעשה לפי הצנצנת, והשניים נשארים יחד בשתי השריפות, כדי שיתאימו לתמיד.',
  'Thrown thick enough to keep the roots cool, with a hole that drains. Frost does it no harm.':
    'עבה מספיק כדי לשמור על שורשים קרירים, עם חור לניקוז. כפור אינו מזיק לו.',
  'Thrown from two kilos of clay, with a wide foot and a rolled rim that wood does not chip.':
    'נעשה משני קילו חומר, עם בסיס רחב ושפה מגולגלת שעץ אינו פוגם בה.',
  'Turned upside down and trimmed from solid clay. The cup takes common candles and catches what drips.':
    'נחרט הפוך מחומר מלא. השקע מתאים לנרות רגילים ואוסף את מה שנוטף.',
  // sections
  'Handmade pottery of ceramic stoneware, fired at 1,250 °C.': 'סטונוור בעבודת יד, שנשרף ב־1,250 מעלות.',
  'Safe in the dishwasher and the microwave.': 'מתאים למדיח ולמיקרוגל.',
  'Send it back within 30 days if you do not like it.': 'אם לא אהבתם, אפשר להחזיר בתוך 30 יום.',
  '34 × 22 × 3 cm or 42 × 27 × 3 cm.': '34 × 22 × 3 ס״מ או 42 × 27 × 3 ס״מ.',
  'Small: Ø 18 × 8 cm. Large: Ø 25 × 11 cm.': 'קטן: קוטר 18 × 8 ס״מ. גדול: קוטר 25 × 11 ס״מ.',
  'Ø 14 × 13 cm, Ø 20 × 18 cm or Ø 26 × 24 cm.': 'קוטר 14 × 13 ס״מ, 20 × 18 ס״מ או 26 × 24 ס״מ.',
  'Ø 16 × 7 cm each.': 'קוטר 16 × 7 ס״מ כל אחד.',
  'Ø 26 × 2.5 cm each.': 'קוטר 26 × 2.5 ס״מ כל אחד.',
  'Ø 5 × 7 cm each.': 'קוטר 5 × 7 ס״מ כל אחד.',
  'Ø 7 to 11 cm, by volume.': 'קוטר 7 עד 11 ס״מ, לפי הנפח.',
  'Ø 8 × 10 cm, 14 cm and 18 cm.': 'קוטר 8 × 10 ס״מ, 14 ס״מ ו־18 ס״מ.',
  'Ø 8.5 × 8 cm each.': 'קוטר 8.5 × 8 ס״מ כל אחד.',
};
