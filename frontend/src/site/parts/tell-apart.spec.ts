import { tellApart } from './tell-apart'

it('leaves names that differ as they are', () => expect(tellApart(['Fall', 'Winter'])).toEqual(['Fall', 'Winter']))

it('numbers later ones of a name', () =>
  expect(tellApart(['Winter', 'Fall', 'Winter', 'Winter'])).toEqual(['Winter', 'Fall', 'Winter (2)', 'Winter (3)']))

it('takes no name that another one has', () =>
  expect(tellApart(['Winter', 'Winter', 'Winter (2)'])).toEqual(['Winter', 'Winter (3)', 'Winter (2)']))
