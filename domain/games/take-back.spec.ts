import {
  ANA,
  BEN,
  deleted,
  figuresRestored,
  figures,
  given,
  lineRecorded,
  periodScored,
  scheduled,
  score,
  scored,
  tap,
  takeBackFigures,
  takeGameBack,
  walkover,
} from './games.examples'

const result = (text: string) => figures({ score: score(text) })

describe('What an action entered is taken back', () => {
  it('a corrected score: the game has the one before', () =>
    given(scheduled(), scored('61–58'), scored('61–59', { was: '61–58' }))
      .when(takeBackFigures(scored('61–59', { was: '61–58' })))
      .then(figuresRestored(result('61–58'), result('61–59'))))

  it('a first score: the game has none', () =>
    given(scheduled(), scored('61–58'))
      .when(takeBackFigures(scored('61–58')))
      .then(figuresRestored(figures(), result('61–58'))))

  it('a walk-over', () =>
    given(scheduled(), walkover('home'))
      .when(takeBackFigures(walkover('home')))
      .then(figuresRestored(figures(), { ...figures(), walkover: 'home' })))

  it('a line that was tapped, with its taps', () => {
    const tapped = lineRecorded(ANA, 'PTS 2', { taps: [tap()] })
    const back = lineRecorded(ANA, null, { was: 'PTS 2', taps: [tap({ isBack: true })] })
    given(scheduled(), tapped).when(takeBackFigures(tapped)).then(back)
    given(scheduled(), tapped, back).when(takeBackFigures(back)).then(tapped)
  })

  it('a line and a period, each by itself', () =>
    given(scheduled(), scored('2–0'), lineRecorded(ANA, 'PTS 2'), periodScored('Q1 2–0'), lineRecorded(BEN, 'PTS 4'))
      .when(takeBackFigures(lineRecorded(ANA, 'PTS 2'), periodScored('Q1 2–0')))
      .then(periodScored('Q1 -–-', { was: 'Q1 2–0' }), lineRecorded(ANA, null, { was: 'PTS 2' })))

  it('an undo: what it took back is there again', () =>
    given(scheduled(), scored('61–58'), figuresRestored(figures(), result('61–58')))
      .when(takeBackFigures(figuresRestored(figures(), result('61–58'))))
      .then(figuresRestored(result('61–58'), figures())))

  it('nothing of a game that is gone', () =>
    given(scheduled(), deleted())
      .when(takeBackFigures(scored('61–58')))
      .thenRefused('not-found', 'Game not found.'))
})

describe('A game is taken away again', () => {
  it('as it came', () => given(scheduled()).when(takeGameBack(figures())).then(deleted()))

  it('not where something was entered for it since', () =>
    given(scheduled(), scored('61–58'))
      .when(takeGameBack(figures()))
      .thenRefused('conflict', 'Something was entered for the game since.'))
})
