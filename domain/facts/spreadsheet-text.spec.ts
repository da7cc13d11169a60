import { spreadsheetText } from './spreadsheet-text'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＠SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")'])(
  'Of %j no formula is made',
  text => expect(spreadsheetText(text)).toBe(`'${text}`),
)

it.each([
  ['Owls;=1', "Owls;'=1"],
  ['Owls\t-1', "Owls\t'-1"],
  ['Owls\n+1', "Owls\n'+1"],
  ['Owls";  @SUM(A1)', `Owls";  '@SUM(A1)`],
  ['=1;=2', "'=1;'=2"],
])('Of what stands behind a separator no formula is made: %j', (text, guarded) => expect(spreadsheetText(text)).toBe(guarded))

it.each(['Owls-Hawks', 'O = K', 'a+b@example.com', 'Owls; Hawks', 'Owls (+1)'])('Other texts stay as they are: %j', text =>
  expect(spreadsheetText(text)).toBe(text),
)
