import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allEnded, beginSmallLeague, emptyBase, openOn } from './testing/import-base'
import { added, smallLeague } from './testing/small-league'

const NAMED_TWICE = 'Quintessa,Quintessa,Quintessa,\n'.repeat(2).trimEnd()

it('Given files that a restart finds wrong, then the import fails without a word of what they say', async () => {
  const folder = await emptyBase()
  const first = await openOn(folder)
  await beginSmallLeague(first)
  await first.close()
  const [id = ''] = await readdir(join(folder, 'imports'))
  await writeFile(join(folder, 'imports', id, 'players.csv'), added(smallLeague, 'players.csv', NAMED_TWICE)['players.csv'] ?? '')
  const second = await openOn(folder)
  const [failed] = await allEnded(second)
  await second.close()
  await rm(folder, { recursive: true })
  expect(failed).toMatchObject({ state: 'failed', why: expect.stringContaining('cannot be used any more') as string })
  expect(JSON.stringify(failed)).not.toContain('Quintessa')
})
