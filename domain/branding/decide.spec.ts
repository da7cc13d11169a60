import { reads } from '../history/reads.examples'
import { abbreviationChosen, choose, coloursChosen, given } from './branding.examples'

describe('Colours', () => {
  it('are stored in one way, however they were written', () =>
    given()
      .when(choose({ colours: ['#0C2340', ' Gold '] }))
      .then(coloursChosen(['#0c2340', '#f2b705'])))

  it('are one or two', () =>
    given()
      .when(choose({ colours: ['red', 'white', 'blue'] }))
      .thenRefused('invalid', 'At most 2 colours can be chosen.'))

  it('are not the same twice', () =>
    given()
      .when(choose({ colours: ['#111', 'black'] }))
      .then(coloursChosen(['#111111'])))

  it.each(['blurple', '#12', '#12345g', 'rgb(1, 2, 3)', 'url(#a)', '#0c234'])('are not %p', colour =>
    given()
      .when(choose({ colours: [colour] }))
      .thenRefused('invalid', `${colour} is not a colour. Write a colour as #1B5FD1, or by its name, such as navy.`),
  )

  it('that are chosen anew say what was', () =>
    given(coloursChosen(['#0c2340']))
      .when(choose({ colours: ['#c8102e'] }))
      .then(coloursChosen(['#c8102e'], ['#0c2340'])))

  it('can be taken away', () =>
    given(coloursChosen(['#0c2340']))
      .when(choose({ colours: [] }))
      .then(coloursChosen([], ['#0c2340'])))

  it('that are the same change nothing', () =>
    given(coloursChosen(['#0c2340', '#f2b705']))
      .when(choose({ colours: ['navy', 'gold'] }))
      .thenNothing())
})

describe('An abbreviation', () => {
  it.each([
    ['fvb', 'FVB'],
    [' t10 ', 'T10'],
    ['éts', 'ÉTS'],
    ['E\u0301ts', 'ÉTS'],
  ])('written %p is %p', (written, is) =>
    given()
      .when(choose({ abbreviation: written }))
      .then(abbreviationChosen(is)),
  )

  it.each(['', 'AB', 'ABCD', 'A B', 'A-B', '🏀🏀🏀', 'ßß'])('is not %p', written =>
    given()
      .when(choose({ abbreviation: written }))
      .thenRefused('invalid', 'An abbreviation has 3 letters or digits.'),
  )

  it('can be taken away', () =>
    given(abbreviationChosen('FVB'))
      .when(choose({ abbreviation: null }))
      .then(abbreviationChosen(null, 'FVB')))

  it('that is the same changes nothing', () =>
    given(abbreviationChosen('FVB'))
      .when(choose({ abbreviation: 'fvb' }))
      .thenNothing())
})

describe('Colours and an abbreviation that are sent together', () => {
  it('are two facts', () =>
    given()
      .when(choose({ colours: ['navy'], abbreviation: 'FVB' }))
      .then(coloursChosen(['#0c2340']), abbreviationChosen('FVB')))

  it('are refused together', () =>
    given()
      .when(choose({ colours: ['navy'], abbreviation: 'FOUR' }))
      .thenRefused('invalid'))

  it('leave what is not named', () =>
    given(coloursChosen(['#0c2340']), abbreviationChosen('FVB'))
      .when(choose({}))
      .thenNothing())
})

reads(
  [coloursChosen(['#0c2340', '#f2b705']), 'set the colours of Ohana to #0c2340 and #f2b705'],
  [coloursChosen(['#0c2340'], ['#c8102e']), 'changed the colours of Ohana from #c8102e to #0c2340'],
  [coloursChosen([], ['#c8102e']), 'removed the colours of Ohana (was #c8102e)'],
  [abbreviationChosen('FVB'), 'set the abbreviation of Ohana to FVB'],
  [
    { type: 'AbbreviationChosen', data: { organization: 1, team: null, was: 'HAR', is: 'HBL' } },
    'changed the abbreviation of the organization from HAR to HBL',
  ],
)
