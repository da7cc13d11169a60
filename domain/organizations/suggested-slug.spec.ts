import { suggestedSlug } from './suggested-slug'

it.each([
  ['Harbor League', 'harbor-league'],
  ['  St. John’s   Basketball (U12) ', 'st-johns-basketball-u12'],
  ['Übersee & Łódź', 'ubersee-lodz'],
  ['籃球', ''],
  ['A'.repeat(80), 'a'.repeat(50)],
])('%p is found under %p', (name, slug) => expect(suggestedSlug(name)).toBe(slug))
