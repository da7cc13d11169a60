import { Alert, Button } from '@mantine/core'
import type { ProjectionAnswer } from '../../../api/schema'
import { none, quantity, whole } from '../../../ui/format/figures'
import { WarningIcon } from '../../../ui/icons'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { Page } from '../../parts/page/Page'
import { Part } from '../../parts/page/Part'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { figureColumn, textColumn } from '../../parts/tables/columns'
import { RowButton } from '../../parts/tables/RowButton'
import { rowsFrom } from '../../parts/tables/rows-query'
import { ParkedList } from './ParkedList'
import { useReadModels, useRebuild } from './queries'
import { isBeingRebuilt, modelWords, rebuildsOf, stateWords } from './rebuilding'
import { RunningRebuilds } from './RunningRebuilds'

type Columns = readonly AdminColumn<ProjectionAnswer>[]

const behindWords = ({ behind }: ProjectionAnswer) => (behind === 0 ? 'Up to date' : `${quantity(behind, 'fact')} behind`)

const reached = ({ position }: ProjectionAnswer) => (position === null ? null : Number(position))

const positionColumn = figureColumn<ProjectionAnswer>('position', 'Position', reached, model =>
  model.position === null ? none : whole(reached(model)),
)

const parkedColumn = figureColumn<ProjectionAnswer>('parked', 'Parked', ({ parked }) => parked.length)

const nameColumn = (head: string) => textColumn<ProjectionAnswer>('name', head, ({ name }) => modelWords(name), { naming: true })

const lagColumn: AdminColumn<ProjectionAnswer> = {
  key: 'behind',
  head: 'Lag',
  by: ({ behind }) => behind,
  show: behindWords,
  text: ({ behind }) => behind,
}

const policyColumns: Columns = [nameColumn('Policy'), lagColumn, positionColumn, parkedColumn]

const readModelColumns = (rebuild: (model: ProjectionAnswer) => void): Columns => [
  nameColumn('Read model'),
  {
    key: 'rebuild',
    head: 'Make anew',
    show: model => (
      <RowButton verb="Rebuild" about={modelWords(model.name)} disabled={isBeingRebuilt(model)} onClick={() => rebuild(model)} />
    ),
  },
  lagColumn,
  textColumn('state', 'Rebuild', model => stateWords(model) || null),
  figureColumn('version', 'Version', ({ version }) => version),
  positionColumn,
  parkedColumn,
]

const useRebuildCommand = () => {
  const rebuild = useRebuild()
  const run = useCommand()
  const one = ({ name }: ProjectionAnswer) =>
    run({ call: () => rebuild.mutateAsync(name), done: `${modelWords(name)} is being rebuilt`, failure: FAILURES.rebuild })
  const all = () =>
    run({
      question: {
        question: 'Rebuild all read models?',
        consequence: 'They are made anew from the facts, beside what is read now. Visitors notice nothing; it can be cancelled.',
        verb: 'Rebuild all',
      },
      call: () => rebuild.mutateAsync('all'),
      failure: FAILURES.rebuild,
    })
  return { one, all }
}

const FailedRebuilds = ({ models }: { models: readonly ProjectionAnswer[] }) =>
  models.map(
    ({ name, ended }) =>
      ended?.phase === 'failed' &&
      ended.projections[0] === name && (
        <Alert key={name} color="red" icon={<WarningIcon />} role="alert">
          The rebuild of {modelWords(name)} failed: {ended.error}
        </Alert>
      ),
  )

/** What is read everywhere, how far it is, and making it anew (docs/history.md#check-and-rebuild). */
export const ReadModelsPage = () => {
  const models = useReadModels()
  const { one, all } = useRebuildCommand()
  const known = models.data ?? []
  const ofKind = (kind: ProjectionAnswer['kind']) => rowsFrom(models, all => all.filter(model => model.kind === kind))
  return (
    <Page
      title="Read Models"
      about="Tables, figures and lists as every page reads them. They are made of the facts and can be made anew at any time."
      action={
        <Button disabled={known.some(isBeingRebuilt)} onClick={() => void all()}>
          Rebuild all
        </Button>
      }
    >
      <RunningRebuilds rebuilds={rebuildsOf(known)} />
      <FailedRebuilds models={known} />
      <ParkedList models={known} />
      <AdminTable
        label="Read models"
        of={ofKind('projection')}
        rowKey={({ name }) => name}
        columns={readModelColumns(model => void one(model))}
        empty="There are no read models."
      />
      <Part title="What follows from changes">
        <AdminTable
          label="Policies"
          of={ofKind('policy')}
          rowKey={({ name }) => name}
          columns={policyColumns}
          empty="No policy has begun yet."
          prefix="policy"
        />
      </Part>
    </Page>
  )
}
