import type { SampleAccountTexts } from './en.ts';

export const sampleAccounts: SampleAccountTexts = {
  title: 'לניסיון',
  text: 'החשבונות האלה קיימים רק כאן. הקודים נמצאים בתיבת הדואר של הפלטפורמה המקומית.',
  inbox: 'תיבת הדואר עם כל ההודעות והקודים',
  asks: {
    nothing: 'נכנס מיד',
    code: 'מבקש קוד בדוא״ל',
    approval: 'ממתין לחנות',
    captcha: 'מציג captcha',
    invisibleCaptcha: 'כולל captcha בלתי נראה',
    factor: 'מבקש אימות נוסף',
    newPassword: 'צריך לבחור סיסמה חדשה',
  },
};
