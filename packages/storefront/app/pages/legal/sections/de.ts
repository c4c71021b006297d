import { SHOP } from '../../../../shop.config.ts';
import type { LegalTexts } from './en.ts';

const { company } = SHOP;

/** The shop replaces these texts with those of its lawyer. */
export const legal: LegalTexts = {
  terms: [
    ['Der Shop', `${SHOP.name}, ${company.address}, Irland. E-Mail: ${company.email}.`],
    ['Ihre Bestellung', 'Ihre Bestellung ist ein Angebot. Wir nehmen es mit der Bestätigung per E-Mail an.'],
    ['Preise', 'Die Preise enthalten die MwSt. Den Versand sehen Sie, bevor Sie bestellen.'],
    [
      'Zahlung',
      'Sie zahlen mit einer der Zahlungsarten, die an der Kasse angeboten werden. Wir buchen den Betrag mit der Bestellung ab.',
    ],
  ],
  privacy: [
    ['Was wir speichern', 'Name, Adressen und Bestellungen, für die Lieferung und wegen des Steuerrechts.'],
    [
      'Cookies',
      'Nur Cookies, die der Shop braucht: Sitzung, Warenkorb und Darstellung. Was Sie an der Kasse, in eine Bewertung oder eine Adresse eingeben, behält Ihr Browser, bis Sie es senden oder den Tab schließen.',
    ],
    ['Ihre Rechte', 'Ihre Daten können Sie im Konto ansehen, ändern und löschen, oder Sie schreiben uns.'],
  ],
  returns: [
    ['30 Tage', 'Unbenutzte Produkte können Sie 30 Tage lang zurückgeben und erhalten den Preis zurück.'],
    ['So geht es', 'Schreiben Sie uns mit der Nummer der Bestellung. Wir senden Ihnen ein Etikett.'],
    ['Unterwegs beschädigt', 'Senden Sie innerhalb von 14 Tagen ein Foto, und wir ersetzen das Produkt.'],
  ],
  delivery: [
    ['Dauer', 'Bestellungen verlassen die Werkstatt innerhalb von drei Werktagen.'],
    ['Kosten', 'Die Kosten hängen von Land und Gewicht ab. Die Kasse zeigt sie vor der Zahlung.'],
    ['Abholung', 'In der Werkstatt können Sie Ihre Bestellung kostenlos abholen.'],
  ],
  imprint: [
    ['Unternehmen', `${company.name}, ${company.address}, Irland.`],
    ['Kontakt', `${company.email}, ${company.phone}`],
    ['Register', `${company.register}, Nummer ${company.registerNumber}. USt-IdNr. ${company.vatNumber}.`],
  ],
};
