import { Fragment, useCallback, useRef, useState, type MutableRefObject, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Loading } from '@/components/ui/loading'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { SkeletonList } from '@/components/ui/skeleton'
import { useRoot } from '@/stores/context'
import type { Loadable } from '@/stores/loadable'
import type { Section } from '../shared/section'
import { Agreement } from './agreement'
import { Bar } from './bar'
import styles from './shell.module.scss'
import type { Drawn } from './model'
import { PriceCard } from './price-card'
import { revealing, type Reveal } from './reveal'
import { SubmitModel } from './submit'

const SameOrderSheet = onDemand(() => import('./same-order-sheet').then((part) => part.SameOrderSheet))
const Steps = onDemand(() => import('./steps').then((part) => part.Steps))

interface ShellProps {
  model: Drawn
  /** Where nothing is chosen yet. */
  nothing: ReactNode
  /** What stands there before anything can be confirmed. */
  frame?: (form: ReactNode) => ReactNode
  /** Care mode: the way to the step before, for the header; null at the first. Without it all sections stand on one screen there too. */
  previous?: MutableRefObject<(() => void) | null>
}

/** The confirm screen of any plan, under the header of its page. */
export const Shell = observer(function Shell({ model, nothing, frame, previous }: ShellProps) {
  const root = useRoot()
  const [{ submit, reveal }] = useState(() => {
    const { reveal, toField } = revealing()
    return { submit: new SubmitModel(root, model, toField), reveal }
  })
  // To the page's boundary, whose retry makes the screen anew.
  if (model.failure !== undefined) throw model.failure
  if (submit.placed) return <Loading inline />
  if (!model.pricing.chosen) return <>{nothing}</>
  const { sections } = model
  const standing: Loadable<readonly Section[]> = sections
    ? { state: 'ready', value: sections }
    : { state: 'loading' }
  const form = (
    <LoadableView value={standing} skeleton={<SkeletonList rows={3} />}>
      {(all) => <Form model={model} sections={all} submit={submit} reveal={reveal} previous={previous} />}
    </LoadableView>
  )
  return <>{frame ? frame(form) : form}</>
})

interface FormProps {
  model: Drawn
  sections: readonly Section[]
  submit: SubmitModel
  reveal: MutableRefObject<Reveal | null>
  previous: ShellProps['previous']
}

const Form = observer(function Form({ model, sections, submit, reveal, previous }: FormProps) {
  const { elder } = useShell()
  const unused = useRef<(() => void) | null>(null)
  const bar = <Bar model={model} submit={submit} />
  const end = model.pricing.action === undefined ? <End key="end" model={model} sections={sections} /> : null
  const inSteps = elder && previous !== undefined
  const rows = rowsTogether(sections)
  // The end stands below all rows: before them it would be pushed down by each.
  const [whole, setWhole] = useState(false)
  const endNow = useCallback(() => setWhole(true), [])
  return (
    <View className={cx(styles.page, 'ca-cols')}>
      {sections.map(({ name, Head }) => (Head ? <Head key={name} /> : null))}
      <View className={cx(styles.cards, 'ca-main')}>
        <Steps
          open={inSteps}
          sections={sections}
          end={end}
          bar={bar}
          reveal={reveal}
          previous={previous ?? unused}
        />
        {inSteps ? null : <Progressive onWhole={endNow}>{rows}</Progressive>}
      </View>
      {inSteps ? null : (
        <View className={cx(styles.side, 'ca-side')}>
          {whole ? end : null}
          {bar}
        </View>
      )}
      <SameOrderSheet open={submit.sameOrder !== null} submit={submit} />
    </View>
  )
})

/** What it costs, and what is agreed to. */
const End = observer(function End({ model, sections }: Pick<FormProps, 'model' | 'sections'>) {
  const Own = sections.find(({ Price }) => Price)?.Price
  return (
    <>
      {Own ? <Own /> : <PriceCard model={model} />}
      {sections.map(({ name, Foot }) => (Foot ? <Foot key={name} /> : null))}
      <Agreement
        agreed={model.agreed}
        missing={model.agreementMissing}
        {...model.agreedTo}
        onChange={model.setAgreed}
      />
    </>
  )
})

/** The sections as they stand; rows that follow each other share a card. */
function rowsTogether(sections: readonly Section[]): readonly ReactNode[] {
  const shown: ReactNode[] = []
  let rows: ReactNode[] = []
  const close = () => {
    if (rows.length > 0) shown.push(<Card key={`rows-${shown.length}`} rows children={rows} />)
    rows = []
  }
  for (const { name, View: Part, row } of sections) {
    if (!Part) continue
    if (!row) close()
    ;(row ? rows : shown).push(
      <Fragment key={name}>
        <Part />
      </Fragment>
    )
  }
  close()
  return shown
}
