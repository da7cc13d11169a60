import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file)
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(isProduct)

const importsOf = (file: string) =>
  [...readFileSync(join(__dirname, file), 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? relative(__dirname, resolve(__dirname, dirname(file), name)) : name,
  )

const breaking = (folder: string, forbidden: RegExp) =>
  files
    .filter(file => file.startsWith(folder))
    .flatMap(file =>
      importsOf(file)
        .filter(name => forbidden.test(name))
        .map(name => `${file} imports ${name}`),
    )

it('finds the files it names', () => {
  expect(importsOf('site/app/main.tsx')).toContain('site/app/SiteApp')
})

it('the public site knows nothing of the admin and its libraries', () => {
  expect(breaking('site/', /^(admin\/|@mantine\/|@dnd-kit\/|@tanstack\/react-table)/)).toEqual([])
})

it('the admin takes nothing from the public site', () => {
  expect(breaking('admin/', /^site\//)).toEqual([])
})

it('what both share knows neither, and brings no library of one of them', () => {
  expect([
    ...breaking('ui/', /^(site|admin|api)\/|^@(?!fullcourt\/domain\/)/),
    ...breaking('api/', /^(site|admin|ui)\/|^@(mantine\/|dnd-kit\/|tanstack\/react-table)/),
  ]).toEqual([])
})

it('the table library is loaded by the one table of the admin alone', () => {
  expect(files.filter(file => importsOf(file).includes('@tanstack/react-table'))).toEqual(['admin/parts/tables/AdminTable.tsx'])
})
