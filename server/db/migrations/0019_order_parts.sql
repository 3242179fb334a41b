CREATE TABLE "delivery_lines" (
	"delivery_id" text NOT NULL,
	"line_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "delivery_lines_delivery_id_line_id_pk" PRIMARY KEY("delivery_id","line_id"),
	CONSTRAINT "delivery_lines_quantity" CHECK ("delivery_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"direction" text NOT NULL,
	"parcel_no" text DEFAULT '' NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"role" text NOT NULL,
	"product_code" text NOT NULL,
	"sku_id" text,
	"name" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit_fen" integer NOT NULL,
	"discount_fen" integer DEFAULT 0 NOT NULL,
	"covered_fen" integer DEFAULT 0 NOT NULL,
	"payable_fen" integer NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"estimated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_payable" CHECK ("order_lines"."payable_fen" = "order_lines"."quantity" * "order_lines"."unit_fen" - "order_lines"."discount_fen" - "order_lines"."covered_fen"),
	CONSTRAINT "order_lines_amounts" CHECK ("order_lines"."unit_fen" >= 0 and "order_lines"."discount_fen" >= 0 and "order_lines"."covered_fen" >= 0 and "order_lines"."payable_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_people" (
	"order_num" text NOT NULL,
	"role" text NOT NULL,
	"person" text NOT NULL,
	"person_hash" text,
	CONSTRAINT "order_people_order_num_role_pk" PRIMARY KEY("order_num","role")
);
--> statement-breakpoint
CREATE TABLE "order_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"no" integer NOT NULL,
	"state" text NOT NULL,
	"slot_id" integer,
	"org_code" text,
	"org_name" text DEFAULT '' NOT NULL,
	"org_address" text DEFAULT '' NOT NULL,
	"date" date,
	"timespan" text DEFAULT '' NOT NULL,
	"time_span_id" integer,
	"seats" integer DEFAULT 1 NOT NULL,
	"change_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_visits_seats" CHECK ("order_visits"."seats" > 0)
);
--> statement-breakpoint
DROP INDEX "orders_same";--> statement-breakpoint
DROP INDEX "orders_visit";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "appointment_state" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "addons" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "status" integer;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_delivery_id_order_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."order_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_deliveries" ADD CONSTRAINT "order_deliveries_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_people" ADD CONSTRAINT "order_people_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_visits" ADD CONSTRAINT "order_visits_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_deliveries_order" ON "order_deliveries" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "order_people_hash" ON "order_people" USING btree ("person_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "order_visits_no" ON "order_visits" USING btree ("order_num","no");--> statement-breakpoint
-- What old orders are made of; all are visits. The person stays sealed as it was (`sealed-column.ts`).
INSERT INTO "order_people" ("order_num", "role", "person", "person_hash")
	SELECT "order_num", 'examinee', "person", "person_hash" FROM "orders" WHERE "person" IS NOT NULL;--> statement-breakpoint
INSERT INTO "order_visits" ("id", "order_num", "no", "state", "slot_id", "org_code", "org_name", "org_address", "date", "timespan",
		"time_span_id", "seats", "change_count")
	SELECT o."order_num" || '-V1', o."order_num", 1,
		CASE
			WHEN o."appointment_state" IN (3, 4) OR o."report_state" >= 4 THEN 'visited'
			WHEN o."appointment_state" = 1 THEN 'asked'
			WHEN o."appointment_state" = 2 THEN 'booked'
			WHEN o."appointment_state" = 5 AND (o."pay_status" NOT IN (2, 6) OR o."refund_state" IS NOT NULL) THEN 'cancelled'
			WHEN o."appointment_state" = 6 THEN 'failed'
			WHEN o."appointment_state" = 7 THEN 'noShow'
			ELSE 'toBook'
		END,
		o."slot_row_id", o."hospital_id", o."hospital_name", o."hospital_address", o."appointment_date", o."timespan", o."time_span_id",
		coalesce(c."seats", p."persons", 1), o."change_count"
	FROM "orders" AS o
		LEFT JOIN "products" AS p ON p."product_code" = o."product_code"
		LEFT JOIN LATERAL (
			SELECT max("amount") AS "seats" FROM "order_claims" WHERE "order_num" = o."order_num" AND "kind" = 'seat'
		) AS c ON true;--> statement-breakpoint
UPDATE "orders" SET "report_state" = 4 WHERE "appointment_state" = 4 AND "report_state" < 4;--> statement-breakpoint
UPDATE "orders" SET "status" = CASE
	WHEN "pay_status" IN (0, 7) THEN 0
	WHEN "pay_status" = 1 THEN 10
	WHEN "pay_status" = 4 THEN CASE WHEN "close_reason" = 'user' THEN 80 ELSE 85 END
	WHEN "pay_status" = 5 THEN 95
	WHEN "refund_state" NOT IN (50, 60, 61) OR "pay_status" = 3 AND ("refund_state" IS NULL OR "refund_state" = 50) THEN 90
	WHEN "report_state" >= 4 THEN 70
	WHEN "appointment_state" = 1 THEN 30
	WHEN "appointment_state" = 2 THEN 40
	WHEN "appointment_state" = 3 THEN 60
	WHEN "appointment_state" = 6 THEN 88
	WHEN "appointment_state" = 7 THEN 65
	ELSE 20
END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
-- Lines from the price lines of an order: they told the sum of all add-ons of one payer, which its packages share by what their items
-- cost today. Each share is the difference of two running shares, so that they add up. Where the price lines do not add up to what
-- was paid, the product alone has it.
WITH "told" AS (
	SELECT o."order_num", o."product_code", o."product_name", o."exchange_id", o."addons", o."payable_fen", s.*,
		s."total" = o."payable_fen" AS "fits"
	FROM "orders" AS o CROSS JOIN LATERAL (
		SELECT coalesce(sum("fen"), 0) AS "total",
			coalesce(sum("fen") FILTER (WHERE "key" = 'base'), 0) AS "base",
			coalesce(sum("fen") FILTER (WHERE "key" = 'addon'), 0) AS "self",
			coalesce(sum("fen") FILTER (WHERE "key" = 'enterprise'), 0) AS "enterprise",
			coalesce(sum("fen") FILTER (WHERE "key" = 'quota'), 0) AS "quota",
			coalesce(-sum("fen") FILTER (WHERE "key" = 'enterprisePaid'), 0) AS "enterprise_paid",
			coalesce(-sum("fen") FILTER (WHERE "key" = 'quotaPaid'), 0) AS "quota_paid",
			coalesce(sum("fen") FILTER (WHERE "key" = 'exchange'), 0) AS "exchange",
			coalesce(-sum("fen") FILTER (WHERE "key" = 'coupon'), 0) AS "coupon",
			max("note") FILTER (WHERE "key" = 'exchange') AS "exchange_name"
		FROM (SELECT l ->> 'key' AS "key", l ->> 'note' AS "note", (l ->> 'amountFen')::bigint AS "fen" FROM jsonb_array_elements(o."lines") AS l) AS l
	) AS s
), "groups" AS (
	SELECT t."order_num", g.* FROM "told" AS t CROSS JOIN LATERAL (VALUES
		('self', CASE WHEN t."fits" THEN t."self" ELSE 0 END, 0),
		('enterprise', CASE WHEN t."fits" THEN t."enterprise" ELSE 0 END, CASE WHEN t."fits" THEN t."enterprise_paid" ELSE 0 END),
		('quota', CASE WHEN t."fits" THEN t."quota" ELSE 0 END, CASE WHEN t."fits" THEN t."quota_paid" ELSE 0 END)
	) AS g ("payer", "fen", "paid")
), "chosen" AS (
	SELECT t."order_num", e."ord", e."entry" ->> 'addPackageId' AS "code", coalesce(p."name", '') AS "name", i."items",
		greatest(i."fen", 1) AS "weight",
		CASE WHEN p."within" AND p."charge_type" = 5 THEN 'quota' WHEN p."within" AND p."charge_type" = 1 THEN 'enterprise' ELSE 'self' END AS "payer"
	FROM "told" AS t
		CROSS JOIN LATERAL jsonb_array_elements(t."addons") WITH ORDINALITY AS e ("entry", "ord")
		LEFT JOIN "addon_packages" AS p ON p."id"::text = e."entry" ->> 'addPackageId'
		CROSS JOIN LATERAL (
			SELECT jsonb_agg(jsonb_build_object('code', c."code", 'name', coalesce(i."name", c."code"), 'priceFen', coalesce(i."sale_price_fen", 0))
				ORDER BY c."ord") AS "items", coalesce(sum(i."sale_price_fen"), 0) AS "fen"
			FROM jsonb_array_elements_text(e."entry" -> 'itemCodeList') WITH ORDINALITY AS c ("code", "ord")
				LEFT JOIN "check_items" AS i ON i."item_code" = c."code"
		) AS i
	WHERE e."entry" ->> 'addPackageId' NOT IN ('-1', '-2') AND i."items" IS NOT NULL
), "addon" AS (
	SELECT * FROM "chosen"
	-- What a payer's add-ons cost whose package now counts as another's.
	UNION ALL SELECT g."order_num", 1000, '', '', '[]', 1, g."payer" FROM "groups" AS g
	WHERE g."fen" > 0 AND NOT EXISTS (SELECT FROM "chosen" AS c WHERE c."order_num" = g."order_num" AND c."payer" = g."payer")
), "shared" AS (
	SELECT a.*, g."fen", g."paid",
		div(g."fen" * sum(a."weight") OVER "upto", sum(a."weight") OVER "whole") AS "upto_fen",
		div(g."fen" * (sum(a."weight") OVER "upto" - a."weight"), sum(a."weight") OVER "whole") AS "before_fen"
	FROM "addon" AS a JOIN "groups" AS g USING ("order_num", "payer")
	WINDOW "whole" AS (PARTITION BY a."order_num", a."payer"), "upto" AS (PARTITION BY a."order_num", a."payer" ORDER BY a."ord" ROWS UNBOUNDED PRECEDING)
), "units" AS (
	SELECT "order_num", 0 AS "ord", 'product' AS "role", "product_code" AS "code", "product_name" AS "name",
		CASE WHEN "fits" THEN "base" ELSE "payable_fen" END AS "unit", 0 AS "covered",
		coalesce((
			SELECT jsonb_agg(jsonb_build_object('code', i."item_code", 'name', i."name", 'priceFen', i."sale_price_fen") ORDER BY i."item_code")
			FROM "check_items" AS i
			WHERE i."item_code" IN (SELECT "item_code" FROM "product_items" AS b WHERE b."product_code" = "told"."product_code")
		), '[]') AS "items"
	FROM "told"
	UNION ALL SELECT "order_num", "ord", 'addon', "code", "name", "upto_fen" - "before_fen",
		CASE WHEN "fen" = 0 THEN 0 ELSE div("paid" * "upto_fen", "fen") - div("paid" * "before_fen", "fen") END, "items"
	FROM "shared"
	UNION ALL SELECT "order_num", 2000, 'exchange', coalesce("exchange_id"::text, ''), coalesce("exchange_name", ''), "exchange", 0, '[]'
	FROM "told" WHERE "fits" AND "exchange" > 0
), "left" AS (
	SELECT u.*, CASE WHEN t."fits" THEN t."coupon" ELSE 0 END AS "coupon",
		CASE WHEN u."role" = 'exchange' THEN 0 ELSE u."unit" - u."covered" END AS "open"
	FROM "units" AS u JOIN "told" AS t USING ("order_num")
), "ends" AS (
	SELECT *, sum("open") OVER "upto" AS "upto", sum("open") OVER (PARTITION BY "order_num") AS "whole",
		row_number() OVER "upto" AS "no"
	FROM "left" WINDOW "upto" AS (PARTITION BY "order_num" ORDER BY "ord", "code" ROWS UNBOUNDED PRECEDING)
), "taken" AS (
	SELECT *, CASE WHEN "whole" = 0 THEN 0 ELSE div("coupon" * "upto", "whole") - div("coupon" * ("upto" - "open"), "whole") END AS "discount"
	FROM "ends"
)
INSERT INTO "order_lines" ("id", "order_num", "role", "product_code", "name", "unit_fen", "discount_fen", "covered_fen", "payable_fen", "items", "estimated")
	SELECT "order_num" || '-' || lpad("no"::text, 2, '0'), "order_num", "role", "code", "name", "unit", "discount", "covered", "unit" - "discount" - "covered", "items", true
	FROM "taken";
