import { chosenOf } from './league-files'

const file = (name: string, folder = '') => ({ name, webkitRelativePath: folder ? `${folder}/${name}` : '' })

it('takes the files of a league out of a folder, and the folder for its name', () => {
  const chosen = chosenOf(['teams.csv', 'Games.csv', 'expected.json', '.DS_Store'].map(name => file(name, 'data/rec-league')))
  expect([chosen.taken.map(({ name }) => name), chosen.left, chosen.folder]).toEqual([
    ['teams.csv', 'Games.csv'],
    ['expected.json'],
    'rec-league',
  ])
})

it('takes a zip, and its name for the league', () => {
  expect(chosenOf([file('CEBL 2025.zip')])).toMatchObject({ folder: 'CEBL 2025', left: [] })
})

it('knows no folder of files that were picked one by one', () => {
  expect(chosenOf([file('teams.csv')]).folder).toBeNull()
})

it('has nothing to send without a file of a league', () => {
  expect(chosenOf([file('notes.txt')])).toEqual({ taken: [], left: ['notes.txt'], folder: null })
})
