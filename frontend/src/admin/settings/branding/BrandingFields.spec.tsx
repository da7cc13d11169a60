/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EntryForm } from '../../parts/forms/EntryForm'
import { TextField } from '../../parts/forms/fields'
import { show } from '../../parts/testing/show'
import { BrandingFields } from './BrandingFields'
import { brandingProblem, enteredBranding } from './branding-values'

const hawks = { name: 'Harbor Hawks', colors: ['#c8102e'], abbreviation: 'HAR' }

const open = (others = [hawks]) => {
  const sent: object[] = []
  show(
    <EntryForm
      submit="Add"
      onClose={() => undefined}
      onSubmit={form => Promise.resolve(sent.push(enteredBranding(form)))}
      check={brandingProblem}
    >
      <TextField name="name" label="Name" />
      <BrandingFields others={others} />
    </EntryForm>,
  )
  return sent
}

const type = async (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text)
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('Colours are written by name or picked, and an abbreviation in any case', async () => {
  const sent = open()
  await type('Main colour', 'Navy')
  await type('Second colour', '#F2B705')
  await type('Abbreviation', 'oha')
  await press('Add')
  expect(sent).toEqual([{ colors: ['#0c2340', '#f2b705'], abbreviation: 'oha' }])
})

it('What is not a colour or an abbreviation is said beside its field, and not sent', async () => {
  const sent = open()
  await type('Main colour', '#b0005')
  await type('Second colour', 'blurple')
  await type('Abbreviation', 'FOUR')
  await press('Add')
  const saidBeside = (label: string) => {
    const field = screen.getByRole('textbox', { name: label })
    return [field.getAttribute('aria-describedby')]
      .flatMap(ids => ids?.split(' ') ?? [])
      .map(id => document.getElementById(id)?.textContent)
  }
  expect(saidBeside('Main colour')).toEqual([expect.stringMatching(/^#b0005 is not a colour\./)])
  expect(saidBeside('Second colour')).toEqual([expect.stringMatching(/^blurple is not a colour\./)])
  expect(screen.getByText('An abbreviation has 3 letters or digits.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Main colour' }))
  expect(sent).toEqual([])
})

it('Colours and an abbreviation are suggested from the name, none that another team has', async () => {
  const sent = open()
  expect(screen.getByRole('button', { name: 'Suggest from the name' }).hasAttribute('disabled')).toBe(true)
  await type('Name', 'Harbor Owls')
  await press('Suggest from the name')
  await press('Add')
  expect(sent).toEqual([{ colors: expect.arrayContaining([expect.stringMatching(/^#/)]) as string[], abbreviation: 'HOW' }])
})

it('An abbreviation that another team has is warned of, and can be kept', async () => {
  const sent = open()
  await type('Abbreviation', 'har')
  expect(screen.getByRole('status').textContent).toBe('Harbor Hawks of this league has the abbreviation HAR too.')
  await press('Add')
  expect(sent).toHaveLength(1)
})

it.each([
  ['an organization', {}, 'Without a colour the badge is grey.'],
  ['a team', { team: { id: 7 } }, 'Without a colour the team is given one.'],
])('What %s looks like without a colour is said', (_, of, text) => {
  show(<BrandingFields {...of} />)
  expect(screen.getByText(text)).toBeDefined()
})

it('What is readable on a colour is said, and where it gets an edge', async () => {
  open()
  await type('Main colour', 'white')
  expect(screen.getByText(/^Text on it is black \(contrast 21\.0\)\. In the light theme it gets an edge/)).toBeDefined()
})
