import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { figure, type Figure } from './figure'
import type { Built } from './log/build-documents'
import { copySeasons } from './log/copied-seasons'
import { makeDemo } from './product'
import { inFolder } from './temporary-folder'

type Size = { readonly facts: number; readonly rounds: number }

/** In MB. */
const MOST_MEMORY = 350

const buildDocuments = (log: string): Promise<Built> =>
  inFolder(async documents => {
    const child = fork(resolve(__dirname, 'log/build-documents.js'), [log, documents])
    const [[built]] = (await Promise.all([once(child, 'message'), once(child, 'exit')])) as [[Built], unknown]
    return built
  })

const measureSize = ({ facts, rounds }: Size): Promise<Figure[]> =>
  inFolder(async log => {
    await makeDemo(log)
    await copySeasons(log, facts)
    const measured: Built[] = []
    while (measured.length < rounds) measured.push(await buildDocuments(log))
    const of = `all documents of ${facts.toLocaleString('en')} facts`
    return [
      figure(
        { name: `${of} / scan and parse`, unit: 'facts per second', aim: { at: 'least', ratio: 0.3 } },
        measured.map(({ built, scanned }) => ({ ours: built, limit: scanned })),
      ),
      figure(
        { name: `${of}: memory`, unit: 'MB at most', aim: { at: 'most', ratio: 1 } },
        measured.map(({ memory }) => ({ ours: memory, limit: MOST_MEMORY })),
      ),
    ]
  })

/** All documents made anew against reading and parsing the same facts, and the memory that it takes. */
export const measureRebuild = (): Promise<Figure[]> => measureSize({ facts: 30_000, rounds: 3 })

/** The same of a million facts. */
export const measureMillion = (): Promise<Figure[]> => measureSize({ facts: 1_000_000, rounds: 1 })
