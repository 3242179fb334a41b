import { publicHref } from '@/routes/href'
import { latePage } from '@/routes/late'
import { useParams } from '@/routes/page'
import { Choose } from '../shared/choose'
import { texts } from '../shared/choose/texts'

const CATEGORY = /^\d{1,2}$/

/** The packages of a card that are of one sort (§9). */
function PackageList() {
  const { cardNum, customServiceType } = useParams('packageList')
  const category = CATEGORY.test(customServiceType) ? Number(customServiceType) : undefined
  const url = publicHref('packageList', { cardNum, customServiceType })
  return <Choose key={cardNum} title={texts.packages} url={url} cardNumber={cardNum} category={category} />
}

export default latePage('packageList', PackageList)
