import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME } from '@mantine/core'
import { tokensForMantine } from './theme'

const admin = join(__dirname, '..', '..')

/** The colours that controls of the admin are given by name. */
const colours = new Set(
  readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.includes('.spec.'))
    .flatMap(file => [...readFileSync(join(admin, file), 'utf8').matchAll(/\bcolor="(\w+)"/g)])
    .map(([, colour]) => colour),
)

it.each([...colours])('A control in %s has the colours of our tokens, by day and by night', colour => {
  const { light, dark } = tokensForMantine(DEFAULT_THEME)
  const text = `--mantine-color-${colour}-light-color` as const
  expect([light[text], dark[text]]).toEqual([
    expect.stringMatching(/^var\(--(?:accent|loss|win|muted)\)$/),
    expect.stringMatching(/^var\(--(?:accent|loss|win|muted)\)$/),
  ])
})
