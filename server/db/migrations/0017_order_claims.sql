CREATE TABLE "order_claims" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pay_order_num" text NOT NULL,
	"order_num" text,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"amount" integer NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_claims_amount" CHECK ("order_claims"."amount" > 0 and "order_claims"."given_back" >= 0 and "order_claims"."given_back" <= "order_claims"."amount")
);
--> statement-breakpoint
DROP INDEX "user_coupons_order";--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_claims_resource" ON "order_claims" USING btree ("kind","resource","user_id");--> statement-breakpoint
CREATE INDEX "order_claims_pay_order" ON "order_claims" USING btree ("pay_order_num");--> statement-breakpoint
ALTER TABLE "user_coupons" DROP COLUMN "order_num";--> statement-breakpoint
-- What orders have is a claim each; of those that ended everything was given back. How many seats an order has stands in a sealed
-- column, so its hold says it, else its product.
INSERT INTO "order_claims" ("pay_order_num", "order_num", "user_id", "kind", "resource", "amount", "given_back")
	SELECT o."pay_order_num", CASE WHEN c."kind" <> 'coupon' THEN o."order_num" END, o."user_id", c."kind", c."resource", c."amount",
		CASE WHEN o."pay_status" IN (0, 1, 2, 6, 7) THEN 0 ELSE c."amount" END
	FROM "orders" AS o
		LEFT JOIN "products" AS p ON p."product_code" = o."product_code"
		LEFT JOIN LATERAL (
			SELECT max("persons") AS "persons" FROM "holds"
			WHERE "holds"."order_num" = o."order_num" AND "holds"."slot_row_id" = o."slot_row_id"
		) AS h ON true
		CROSS JOIN LATERAL (
			SELECT 'coupon' AS "kind", "id" AS "resource", 1 AS "amount" FROM jsonb_array_elements_text(o."coupon_ids") AS used ("id")
			UNION ALL SELECT 'quota', o."card_number", o."quota_fen" WHERE o."card_number" IS NOT NULL AND o."quota_fen" > 0
			UNION ALL SELECT 'flash', o."flash_activity_id", 1 WHERE o."flash_activity_id" IS NOT NULL
			UNION ALL SELECT 'seat', o."slot_row_id"::text, coalesce(h."persons", p."persons", 1) WHERE o."slot_row_id" IS NOT NULL
		) AS c
	ORDER BY o."created_at", o."order_num";--> statement-breakpoint
-- Taken is claims and holds from here on; where it was something else, what is left stays what it was.
WITH "sums" AS (
	SELECT "id", sum("seats")::int AS "seats" FROM (
		SELECT "resource"::bigint AS "id", "amount" - "given_back" AS "seats" FROM "order_claims" WHERE "kind" = 'seat'
		UNION ALL SELECT "slot_row_id", "persons" FROM "holds" WHERE "state" = 'held'
	) AS "had" GROUP BY "id"
)
UPDATE "slots" SET "taken" = "sums"."seats", "blocked" = greatest(0, "blocked" + "taken" - "sums"."seats")
	FROM "sums" WHERE "sums"."id" = "slots"."id" AND "taken" <> "sums"."seats";--> statement-breakpoint
DROP FUNCTION place_orders(jsonb);--> statement-breakpoint
DROP FUNCTION place_order(jsonb, jsonb, jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION has_too_many_unpaid(jsonb, jsonb, jsonb);--> statement-breakpoint
DROP FUNCTION missing_discount(orders, timestamptz);--> statement-breakpoint
DROP FUNCTION take_discounts(orders, text, timestamptz);
