import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ScrollView, Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { useUid } from '@/components/ui/popup/use-uid'
import { SearchBox } from '@/components/ui/search-box'
import { Tap } from '@/components/ui/tap'
import { locationOccasions } from '@/platform/location/occasions'
import { afterPaint } from '@/platform/scheduler/after-paint'
import type { City } from '@/services/catalogue/city'
import { useRoot } from '@/stores/context'
import { CityListModel, type IndexGroup } from './model'
import { cityTexts } from './texts'
import styles from './index.module.scss'

export interface CityListProps {
  /** The city in force: ticked, and sent so that the server marks it. */
  currentCode: string
  onChoose: (city: City) => void
}

/** Search, located city, hot cities and the index list: the body of the panel and of the city page. Fills its parent. */
export const CityList = observer(function CityList({ currentCode, onChoose }: CityListProps) {
  const root = useRoot()
  const [model] = useState(() => new CityListModel(root))
  const uid = useUid('city')
  const [jump, setJump] = useState('')
  useEffect(() => {
    void model.load(currentCode)
  }, [model, currentCode])
  useEffect(() => model.opened(), [model])

  /** The same letter twice scrolls again: the scroll view looks at changes only. */
  const jumpTo = (id: string) => {
    setJump('')
    afterPaint(() => setJump(id))
  }
  const list = { currentCode, onChoose }
  return (
    <View className={styles.list}>
      <View className={styles.search}>
        <SearchBox
          variant="fill"
          value={model.typed}
          onChange={model.type}
          onSearch={model.type}
          placeholder={cityTexts.search}
          maxLength={20}
        />
      </View>
      <LoadableView value={model.request.loadable} onRetry={() => void model.load(currentCode)}>
        {() =>
          model.found ? (
            <ScrollView scrollY className={styles.scroll}>
              <Found cities={model.found} {...list} />
            </ScrollView>
          ) : (
            <View className={styles.indexed}>
              <ScrollView scrollY className={styles.scroll} scrollIntoView={jump} scrollWithAnimation>
                {locationOccasions.button && <Located model={model} {...list} />}
                {model.groups.map((group, at) => (
                  <Group key={group.heading} id={`${uid}-${at}`} group={group} {...list} />
                ))}
              </ScrollView>
              <View className={styles.index} role="navigation" aria-label={cityTexts.index}>
                {model.groups.map((group, at) => (
                  <Tap
                    key={group.heading}
                    className={cx(styles.mark, jump === `${uid}-${at}` && styles.markOn)}
                    label={group.heading}
                    onTap={() => jumpTo(`${uid}-${at}`)}
                  >
                    {group.mark}
                  </Tap>
                ))}
              </View>
            </View>
          )
        }
      </LoadableView>
    </View>
  )
})

interface PartProps {
  currentCode: string
  onChoose: (city: City) => void
}

const isCurrent = (city: City, currentCode: string): boolean => city.current || city.cityCode === currentCode

const Located = observer(function Located({
  model,
  currentCode,
  onChoose
}: PartProps & { model: CityListModel }) {
  const { located, locating } = model
  return (
    <View>
      <View className={styles.label}>{cityTexts.located}</View>
      <View className={styles.located}>
        {located ? (
          <Tap
            className={cx(styles.hot, styles.locatedCity, located.cityCode === currentCode && styles.hotOn)}
            onTap={() => onChoose(located)}
          >
            <Icon name="pinF" size={16} />
            <Text className={styles.locatedName}>{located.cityName}</Text>
          </Tap>
        ) : (
          <Text className={styles.note}>{locating ? cityTexts.locating : cityTexts.unlocated}</Text>
        )}
        <Tap className={styles.relocate} disabled={locating} onTap={() => void model.relocate()}>
          <Icon name="target" size={16} />
          <Text className={styles.relocateText}>{locating ? cityTexts.locating : cityTexts.relocate}</Text>
        </Tap>
      </View>
    </View>
  )
})

function Group({ id, group, currentCode, onChoose }: PartProps & { id: string; group: IndexGroup }) {
  if (group.hot) {
    return (
      <View id={id}>
        <View className={styles.label} role="heading" aria-level="2">
          {group.heading}
        </View>
        <View className={styles.grid}>
          {group.cities.map((city) => (
            <Tap
              key={city.cityCode}
              className={cx(styles.hot, isCurrent(city, currentCode) && styles.hotOn)}
              role="radio"
              checked={isCurrent(city, currentCode)}
              onTap={() => onChoose(city)}
            >
              {city.cityName}
            </Tap>
          ))}
        </View>
      </View>
    )
  }
  return (
    <View id={id}>
      <View className={styles.letter} role="heading" aria-level="2">
        {group.heading}
      </View>
      {group.cities.map((city) => (
        <Row key={city.cityCode} city={city} currentCode={currentCode} onChoose={onChoose} />
      ))}
    </View>
  )
}

function Found({ cities, ...rest }: PartProps & { cities: readonly City[] }) {
  if (cities.length === 0) {
    return <Empty scene="emptyClinic" title={cityTexts.noMatch} text={cityTexts.noMatchHint} />
  }
  return (
    <>
      {cities.map((city) => (
        <Row key={city.cityCode} city={city} {...rest} />
      ))}
    </>
  )
}

function Row({ city, currentCode, onChoose }: PartProps & { city: City }) {
  const on = isCurrent(city, currentCode)
  return (
    <Tap
      className={cx(styles.row, on && styles.rowOn)}
      role="radio"
      checked={on}
      onTap={() => onChoose(city)}
    >
      <Text>{city.cityName}</Text>
      {city.branchCount === 0 ? <Text className={styles.note}>{cityTexts.noBranch}</Text> : null}
      {on && <Icon name="check" size={18} className={styles.tick} />}
    </Tap>
  )
}
