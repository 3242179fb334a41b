ALTER TABLE "order_claims" ADD COLUMN "change_id" text;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "order_claims" ADD COLUMN "line_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "same_key" text;--> statement-breakpoint
CREATE INDEX "order_claims_order" ON "order_claims" USING btree ("order_num");--> statement-breakpoint
-- A seat is that of the visit to its slot and of the hold that became it, a piece that of its line.
UPDATE "order_claims" AS c SET "visit_id" = v."id" FROM "order_visits" AS v
	WHERE c."kind" = 'seat' AND v."order_num" = c."order_num" AND v."slot_id"::text = c."resource";--> statement-breakpoint
UPDATE "order_claims" AS c SET "data" = jsonb_build_object('holdId', h."id") FROM (
		SELECT "order_num", "slot_row_id"::text AS "resource", max("id") AS "id" FROM "holds"
		WHERE "state" = 'booked' AND "order_num" IS NOT NULL GROUP BY "order_num", "slot_row_id"
	) AS h
	WHERE c."kind" = 'seat' AND h."order_num" = c."order_num" AND h."resource" = c."resource";--> statement-breakpoint
UPDATE "order_claims" AS c SET "line_id" = l."id" FROM "order_lines" AS l
	WHERE c."kind" IN ('sku', 'flash') AND l."order_num" = c."order_num" AND l."role" = 'product'
		AND (c."kind" = 'flash' OR l."sku_id" = c."resource");--> statement-breakpoint
-- What waits for its payment says what it is; of two that are the same the one that can be paid for longer.
UPDATE "orders" AS o SET "same_key" = s."same_key" FROM (
		SELECT DISTINCT ON ("same_key") * FROM (
			SELECT o."order_num", d."deadline", CASE p."role"
				WHEN 'examinee' THEN concat_ws('|', 'visit', o."user_id", o."product_code", p."person_hash", v."date"::text)
				ELSE concat_ws('|', 'goods', o."user_id", o."product_code", p."person_hash")
			END AS "same_key"
			FROM "orders" AS o JOIN "pay_orders" AS d USING ("pay_order_num")
				JOIN "order_people" AS p ON p."order_num" = o."order_num" AND p."role" IN ('examinee', 'recipient')
				LEFT JOIN "order_visits" AS v ON v."order_num" = o."order_num" AND v."no" = 1
			WHERE o."pay_status" IN (0, 1, 7) AND p."person_hash" IS NOT NULL
		) AS waiting ORDER BY "same_key", "deadline" DESC, "order_num"
	) AS s
	WHERE o."order_num" = s."order_num";--> statement-breakpoint
-- Whom a parcel goes to has no document: this was a hash of name, address and choice.
UPDATE "order_people" SET "person_hash" = NULL WHERE "role" = 'recipient';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_same" ON "orders" USING btree ("same_key") WHERE pay_status in (0, 1, 7);