import type { Recorded } from '@fullcourt/domain/facts/fact'
import { FACT_VERSIONS, isKnownType, type AnyFact } from '@fullcourt/domain/log/fact-types'
import { isHistoric, type HistoricFact } from '@fullcourt/domain/log/historic'
import type { Projection } from '../projection'

type HistoricRecorded = Recorded<HistoricFact>

const HISTORIC_TYPES = Object.keys(FACT_VERSIONS).filter(isKnownType).filter(isHistoric)

/** Listens to every fact that a history shows, so that none is forgotten. */
export const onHistoric = <Document>(
  projection: Projection<Document, AnyFact>,
  documentIds: (fact: HistoricRecorded) => readonly string[],
  fold: (document: Document, fact: HistoricRecorded, id: string) => Document,
): Projection<Document, AnyFact> =>
  HISTORIC_TYPES.reduce(
    (listening, type) =>
      listening.on(
        type,
        (_, fact) => documentIds(fact),
        (document, _, { fact, id }) => fold(document, fact, id),
      ),
    projection,
  )
