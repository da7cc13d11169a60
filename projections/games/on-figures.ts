import type { Recorded } from '@fullcourt/domain/facts/fact'
import { FIGURES_FACTS, figuresChange, type FiguresChange, type FiguresFact } from '@fullcourt/domain/games/figures-facts'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Projection } from '../projection'

/** A fact that changes the figures of a game, with what it changes, and the document that it touches. */
export type ChangedFigures = { readonly fact: Recorded<FiguresFact>; readonly change: FiguresChange; readonly id: string }

const TYPES = Object.keys(FIGURES_FACTS) as readonly FiguresFact['type'][]

/** Listens to every fact that changes the figures of a game, so that none is forgotten. */
export const onFigures = <Document>(
  projection: Projection<Document, AnyFact>,
  documentIds: (changed: Omit<ChangedFigures, 'id'>) => readonly string[],
  fold: (document: Document, changed: ChangedFigures) => Document,
): Projection<Document, AnyFact> =>
  TYPES.reduce((listening, type) => {
    const changed = (fact: Recorded<AnyFact>) => ({
      fact: fact as Recorded<FiguresFact>,
      change: figuresChange(fact as FiguresFact),
    })
    return listening.on(
      type,
      (_, fact) => documentIds(changed(fact)),
      (document, _, { id, fact }) => fold(document, { id, ...changed(fact) }),
    )
  }, projection)
