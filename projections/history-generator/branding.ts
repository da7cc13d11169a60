import fc from 'fast-check'

/** What is wanted of colours and abbreviation: some of it, all of it, or none any more. */
export const branding = fc.record(
  {
    colours: fc.constantFrom<readonly string[]>([], ['#0c2340'], ['#0c2340', '#f2b705'], ['white', 'red']),
    abbreviation: fc.constantFrom('OHA', 'DIN', null),
  },
  { requiredKeys: [] },
)
