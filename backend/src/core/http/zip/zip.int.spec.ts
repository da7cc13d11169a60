import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { unzip } from './unzip'
import { zipStream, type FileToZip } from './zip-stream'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'))
})
afterEach(() => rm(folder, { recursive: true }))

const file = (path: string, ...parts: readonly string[]): FileToZip => ({
  path,
  content: async function* content() {
    for (const part of parts) {
      await nextTurn()
      yield Buffer.from(part)
    }
  },
})

async function* files(...all: readonly FileToZip[]): AsyncGenerator<FileToZip> {
  for (const one of all) {
    await nextTurn()
    yield one
  }
}

const zipped = async (...all: readonly FileToZip[]): Promise<string> => {
  const path = join(folder, 'some.zip')
  await writeFile(path, zipStream(files(...all)))
  return path
}

it('A zip holds its files as they were, in their folders', async () => {
  const long = 'Žofia '.repeat(50_000)
  await unzip(await zipped(file('a.txt', 'a', 'b'), file('leagues/Žabky/b.txt', long), file('empty.txt')), join(folder, 'out'))
  const read = (name: string) => readFile(join(folder, 'out', name), 'utf8')
  expect([await read('a.txt'), await read('leagues/Žabky/b.txt'), await read('empty.txt')]).toEqual(['ab', long, ''])
})

it('A file whose name leads out of the folder is written nowhere', async () =>
  expect(unzip(await zipped(file('../out.txt', 'a')), join(folder, 'in'))).rejects.toThrow(/invalid relative path/))

it('A file that cannot be read ends the zip', async () => {
  const broken: FileToZip = {
    path: 'b.txt',
    content: async function* content() {
      yield await Promise.resolve(Buffer.from('b'))
      throw new Error('The disk is gone.')
    },
  }
  await expect(zipped(file('a.txt', 'a'), broken)).rejects.toThrow('The disk is gone.')
})
