import { personChoices } from './person-choices'

it('Who left is among the persons to filter by as long as something of theirs is listed', () =>
  expect(
    personChoices(
      [{ id: 7, username: 'ana' }],
      [
        { user_id: 9, who: 'stan' },
        { user_id: 7, who: 'ana' },
        { user_id: null, who: 'Fullcourt' },
        { user_id: 9, who: 'stan' },
      ],
    ),
  ).toEqual([
    { value: '7', label: 'ana' },
    { value: '9', label: 'stan' },
  ]))
