import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUNDS } from '@fullcourt/domain/branding/readable'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

const valuesOf = (token: string) => new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)?.slice(1)

it('The grounds that colours are measured against are those of the pages', () =>
  expect(['ground', 'surface', 'sunken'].map(valuesOf)).toEqual(
    GROUNDS.light.map((ground, place) => [ground, GROUNDS.dark[place]]),
  ))
