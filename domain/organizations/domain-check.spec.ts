import { domainVerdict, isInternalName, type DomainRecords } from './domain-check'

const target = { host: 'fullcourt.example', records: { addresses: ['203.0.113.7', '2001:db8::7'], names: [] } }
const found = (records: Partial<DomainRecords>): DomainRecords => ({ addresses: [], names: [], ...records })

it.each([
  ['by its name', { names: ['fullcourt.example'] }],
  ['by its address', { addresses: ['203.0.113.7'] }],
  ['by its address of the new kind', { addresses: ['2001:db8::7'] }],
])('A domain leads here %s', (_, records) => expect(domainVerdict(found(records), target).state).toBe('right'))

it('A domain that leads elsewhere is told what was found and what was expected', () =>
  expect(domainVerdict(found({ addresses: ['198.51.100.4'] }), target)).toEqual({
    state: 'elsewhere',
    message: 'Found A 198.51.100.4, expected CNAME fullcourt.example or A 203.0.113.7 and AAAA 2001:db8::7.',
  }))

it.each([
  ['nothing', found({}), target, /^Nothing yet\. It can take a day/],
  ['failed', 'failed', target, /could not be looked up/],
  ['unknown', found({ addresses: ['198.51.100.4'] }), null, /^Found A 198\.51\.100\.4\. .* compare it yourself\.$/],
] as const)('It is %s otherwise', (state, records, where, message) => {
  const verdict = domainVerdict(records, where)
  expect(verdict.state).toBe(state)
  expect(verdict.message).toMatch(message)
})

it.each(['db.internal', 'league.example', 'printer.local', 'a.localhost', 'router.home.arpa', '7.0.10.in-addr.arpa'])(
  '%s is internal',
  name => expect(isInternalName(name)).toBe(true),
)

it.each(['league.example.com', 'internal.example.com', 'mylocal.org'])('%s is not', name =>
  expect(isInternalName(name)).toBe(false),
)
