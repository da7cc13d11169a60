import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(__dirname, '..')

/** Source files of the product, without tests and what serves tests only. */
const productFiles = ['event-store', 'projections', 'backend/src']
  .flatMap(room => readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(path => join(room, path)))
  .filter(path => path.endsWith('.ts') && !/(^|\/)(dist|node_modules|double|testing)\/|\.(spec|contract)\.ts$/.test(path))

const importing = (pattern: RegExp): readonly string[] =>
  productFiles.filter(path => pattern.test(readFileSync(join(ROOT, path), 'utf8'))).map(path => relative('event-store', path))

describe('the product', () => {
  it('takes SQLite from one file', () => {
    expect(importing(/from '@photostructure\/sqlite'/)).toEqual(['embedded/sqlite.ts'])
  })

  it("takes EventStoreDB's client in the adapter alone", () => {
    expect(importing(/from '@eventstore\/db-client'/).filter(path => !path.startsWith('eventstoredb/'))).toEqual([])
  })

  it('uses nothing of this room that serves tests only', () => {
    const ofThisRoom = importing(/from '\.+\/(.+\/)?(double|testing)\//).filter(path => !path.startsWith('..'))
    const ofOthers = importing(/from '@fullcourt\/event-store\/(embedded|eventstoredb)\/(double|testing)\//)
    expect([...ofThisRoom, ...ofOthers]).toEqual([])
  })
})
