import { personsAnswered } from './persons-answered'

it('Persons of an answer are those with an e-mail address or a phone number, each once', () => {
  const ana = { id: 31, firstName: 'Ana', email: 'ana@example.com', phoneNumber: null }
  const ben = { id: 32, firstName: 'Ben', email: null, phoneNumber: '555 0100' }
  const cal = { id: 33, firstName: 'Cal', email: null, phoneNumber: '' }
  expect(personsAnswered(ana)).toEqual([31])
  expect(personsAnswered({ team: { id: 11 }, players: [ana, ben, cal], merged: [{ of: ana }] })).toEqual([31, 32])
})

it.each([[null], [undefined], ['text'], [[]], [{ id: 7 }]])('None are in %p', answer =>
  expect(personsAnswered(answer)).toEqual([]),
)
