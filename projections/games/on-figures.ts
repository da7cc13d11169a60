import type { Recorded } from '@fullcourt/domain/facts/fact'
import { FIGURES_FACTS, figuresChange, type FiguresChange, type FiguresFact } from '@fullcourt/domain/games/figures-facts'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Projection } from '../projection'
import { rememberLast } from '../remember-last'

/** A change of a game's figures, and the fact that made it. */
export type ChangedFigures = { readonly change: FiguresChange; readonly fact: Recorded<FiguresFact> }

/** All read models of games ask for the change of one fact after the other. */
const toChangedFigures = rememberLast((fact: Recorded<FiguresFact>): ChangedFigures => ({ change: figuresChange(fact), fact }))

/** Listens to every fact that changes the figures of a game, so that none is forgotten. */
export const onFigures = <Document>(
  projection: Projection<Document, AnyFact>,
  documentIds: (changed: ChangedFigures) => readonly string[],
  fold: (document: Document, changed: ChangedFigures, id: string) => Document,
): Projection<Document, AnyFact> =>
  FIGURES_FACTS.reduce(
    (listening, type) =>
      listening.on(
        type,
        (_, fact) => documentIds(toChangedFigures(fact)),
        (document, _, { id, fact }) => fold(document, toChangedFigures(fact), id),
      ),
    projection,
  )
