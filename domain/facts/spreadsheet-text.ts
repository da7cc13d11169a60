/** What a spreadsheet would take for a formula (CWE-1236). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** The same behind a separator: some split a line at semicolons, tabs or line ends, whatever stands in quotes. */
const FORMULA_BEHIND = /([;|\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g

const guardInside = (text: string): string => text.replace(FORMULA_BEHIND, "$1'")

/** A text of a CSV file that a spreadsheet shows as it is, and takes for no formula. */
export const spreadsheetText = (text: string): string =>
  FORMULA.test(text) ? `'${text.charAt(0)}${guardInside(text.slice(1))}` : guardInside(text)
