import type { Rails, SearchAll } from '@/contract/browse/dto'
import { toYuan } from '@/domain/money'
import { branchDto, cardDto } from '../catalogue/dto'
import { firstDayDto } from '../pricing/first-day-dto'
import type { Rail } from './queries/rails'
import type { SearchGroups } from './queries/search-all'

export const railsDto = (rails: readonly Rail[]): Rails =>
  rails.map(({ head, products, doctors, ...rail }) => ({
    ...rail,
    head: head && firstDayDto(head),
    products: products.map(({ card, first, scene, doses }) => ({
      product: cardDto(card),
      first: first && firstDayDto(first),
      ...{ scene, doses }
    })),
    doctors: doctors.map(({ orgCode, branchName, name, title, years, focus, image, date, time }) => ({
      ...{ orgCode, branchName, name, title, years, focus, image, date, time }
    }))
  }))

export const searchAllDto = ({ products, items, news, branches, notOffered }: SearchGroups): SearchAll => ({
  products: products.map(({ card, why }) => ({ product: cardDto(card), why })),
  items: items.map(({ itemCode, name, intro, salePriceFen }) => ({
    ...{ itemCode, name, intro },
    price: toYuan(salePriceFen)
  })),
  news: news.map(({ article: { id, title, summary, author, readCount }, why }) => ({
    ...{ id, title, summary, author, readCount, why }
  })),
  branches: branches.map(({ at, item }) => ({
    branch: branchDto(at),
    imgUrl: at.branch.image,
    item: item ?? ''
  })),
  notOffered
})
