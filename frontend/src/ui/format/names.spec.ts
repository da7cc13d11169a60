import { initials } from './names'

it('takes the first letters of the first and the last word', () => {
  expect([initials('Ana María Ruiz'), initials('Irvine Hawks')]).toEqual(['AR', 'IH'])
})

it('takes two letters of a single word, and none of nothing', () => {
  expect([initials('hawks'), initials('  '), initials('Élan')]).toEqual(['HA', '', 'ÉL'])
})
