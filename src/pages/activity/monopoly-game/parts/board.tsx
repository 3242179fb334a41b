import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import type { Board as BoardOf } from '@/services/activity/draws'
import { DrawButton } from '../../shared/draw-button'
import type { MonopolyModel } from '../model'
import { texts } from '../texts'
import styles from './board.module.scss'
import { SIGNS } from './legend'
import { placeOf, sideOf } from './ring'

interface BoardProps {
  model: MonopolyModel
  board: BoardOf
}

type Cell = BoardOf['cells'][number]

/** The cells round the die. */
export const Board = observer(function Board({ model, board }: BoardProps) {
  const { cells } = board
  const side = sideOf(cells.length)
  return (
    <View className={styles.card}>
      <View className={styles.board} style={{ gridTemplateColumns: `repeat(${side}, minmax(0, 1fr))` }}>
        <View className={styles.ring} role="list" aria-label={texts.board(cells.length)}>
          {cells.map((cell) => (
            <CellView key={cell.no} cell={cell} here={cell.no === model.position} side={side} />
          ))}
        </View>
        <View className={styles.middle} style={{ gridArea: `2 / 2 / ${side} / ${side}` }}>
          <Die model={model} board={board} />
        </View>
      </View>
    </View>
  )
})

function CellView({ cell, here, side }: { cell: Cell; here: boolean; side: number }) {
  const { no, name, kind } = cell
  const { column, row } = placeOf(no, side)
  const kindName = kind === 'plain' ? '' : texts.kinds[kind].name
  return (
    <View
      className={cx(styles.cell, no === 0 ? styles.start : styles[kind], here && styles.here)}
      style={{ gridArea: `${row} / ${column} / ${row + 1} / ${column + 1}` }}
      role="listitem"
      aria-label={texts.cell(no, name, kindName, here)}
    >
      {here ? (
        <Img src="/seed-img/illus/pawn.svg" tone="none" className={styles.pawn} />
      ) : (
        <Sign kind={kind} hidden={no === 0} />
      )}
      <Text className={styles.name}>{name}</Text>
    </View>
  )
}

function Sign({ kind, hidden }: { kind: Cell['kind']; hidden: boolean }) {
  if (hidden) return null
  const icon = SIGNS[kind]
  return icon ? <Icon name={icon} size={14} /> : <Text className={styles.ask}>?</Text>
}

/** What was thrown, where that led, and the next throw. */
const Die = observer(function Die({ model, board }: BoardProps) {
  const { face, from, draw, position, walking } = model
  const nameAt = (no: number) => board.cells[no]?.name ?? ''
  const laps = texts.laps(board.laps)
  return (
    <>
      <View className={styles.quiet}>{face === null ? texts.noThrow : texts.last}</View>
      <Img src="/seed-img/illus/dice.svg" tone="mint" round="12" className={styles.die} />
      <View role="status">
        <View className={styles.face}>{face === null ? '' : texts.face(face)}</View>
        <View className={styles.said}>
          {from === null || walking
            ? texts.standsAt(nameAt(position))
            : texts.from(nameAt(from), nameAt(position))}
        </View>
      </View>
      {laps ? <View className={styles.quiet}>{laps}</View> : null}
      <DrawButton model={draw} verb={texts.throw(draw.left)} size="md" onDraw={() => void model.throw()} />
      {board.question && !walking ? (
        <Button kind="text" size="sm" onTap={() => model.ask()}>
          {texts.answer}
        </Button>
      ) : null}
    </>
  )
})
