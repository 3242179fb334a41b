ALTER TABLE "flash_sales" DROP CONSTRAINT "flash_sales_remaining";--> statement-breakpoint
ALTER TABLE "slots" DROP CONSTRAINT "slots_remaining";--> statement-breakpoint
DROP INDEX "slots_place";--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "doctor_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "blocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Taken is what orders that go on and live holds have of a slot; whatever else was missing was never sold: it is blocked. How many
-- seats an order has stands in a sealed column, so its hold says it, else its product.
WITH "had" AS (
	SELECT o."slot_row_id" AS "id", coalesce(h."persons", p."persons", 1) AS "seats"
	FROM "orders" AS o
		LEFT JOIN "products" AS p ON p."product_code" = o."product_code"
		LEFT JOIN LATERAL (
			SELECT max("persons") AS "persons" FROM "holds" WHERE "holds"."order_num" = o."order_num" AND "holds"."state" = 'booked'
		) AS h ON true
	WHERE o."slot_row_id" IS NOT NULL AND o."pay_status" IN (0, 1, 2, 6, 7)
	UNION ALL
	SELECT "slot_row_id", "persons" FROM "holds" WHERE "state" = 'held'
), "sums" AS (
	SELECT "id", sum("seats")::int AS "seats" FROM "had" GROUP BY "id"
)
UPDATE "slots" SET "taken" = "sums"."seats" FROM "sums" WHERE "sums"."id" = "slots"."id";--> statement-breakpoint
UPDATE "slots" SET "blocked" = greatest(0, "capacity" - "remaining" - "taken");--> statement-breakpoint
UPDATE "flash_sales" SET "taken" = "sold"."orders", "stock" = "remaining" + "sold"."orders"
	FROM (
		SELECT s."activity_id", count(o."order_num")::int AS "orders" FROM "flash_sales" AS s
			LEFT JOIN "orders" AS o ON o."flash_activity_id" = s."activity_id" AND o."pay_status" IN (0, 1, 2, 6, 7)
		GROUP BY s."activity_id"
	) AS "sold"
	WHERE "sold"."activity_id" = "flash_sales"."activity_id";--> statement-breakpoint
ALTER TABLE "flash_sales" DROP COLUMN "remaining";--> statement-breakpoint
ALTER TABLE "flash_sales" ADD COLUMN "remaining" integer GENERATED ALWAYS AS (stock - taken) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" DROP COLUMN "remaining";--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "remaining" integer GENERATED ALWAYS AS (greatest(0, capacity - blocked - taken)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "slots_place" ON "slots" USING btree ("org_code","kind","date","slot_id","doctor_id");--> statement-breakpoint
ALTER TABLE "flash_sales" ADD CONSTRAINT "flash_sales_taken" CHECK ("flash_sales"."taken" >= 0 and "flash_sales"."taken" <= "flash_sales"."stock");--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_taken" CHECK ("slots"."taken" >= 0 and "slots"."blocked" >= 0);--> statement-breakpoint
-- Coupons, company quota and flash stock of one order, each by a conditional update. NULL when all were there, else the
-- first that was not: what was taken until then is the caller's to roll back.
CREATE OR REPLACE FUNCTION take_discounts(o orders, coupon_state text, at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	found_coupons integer;
BEGIN
	IF jsonb_array_length(o.coupon_ids) > 0 THEN
		UPDATE "user_coupons"
			SET "status" = coupon_state, "order_num" = o.order_num, "used_at" = CASE WHEN coupon_state = 'used' THEN at END
			WHERE "id" IN (SELECT jsonb_array_elements_text(o.coupon_ids))
				AND "user_id" = o.user_id AND "status" = 'unused' AND "expires_at" > at;
		GET DIAGNOSTICS found_coupons = ROW_COUNT;
		IF found_coupons < jsonb_array_length(o.coupon_ids) THEN
			RETURN 'coupons';
		END IF;
	END IF;
	IF o.card_number IS NOT NULL AND o.quota_fen > 0 THEN
		UPDATE "bound_cards" SET "quota_used_fen" = "quota_used_fen" + o.quota_fen
			WHERE "card_number" = o.card_number AND "quota_used_fen" + o.quota_fen <= "quota_fen";
		IF NOT FOUND THEN
			RETURN 'quota';
		END IF;
	END IF;
	IF o.flash_activity_id IS NOT NULL THEN
		UPDATE "flash_sales" SET "taken" = "taken" + 1
			WHERE "activity_id" = o.flash_activity_id AND "taken" < "stock";
		IF NOT FOUND THEN
			RETURN 'flash';
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- The first of an order's coupons, company quota and flash stock that is not there any more; NULL when all are.
CREATE OR REPLACE FUNCTION missing_discount(o orders, at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
	IF jsonb_array_length(o.coupon_ids) > 0 THEN
		IF jsonb_array_length(o.coupon_ids) > (
			SELECT count(*) FROM "user_coupons" WHERE "id" IN (SELECT jsonb_array_elements_text(o.coupon_ids))
				AND "user_id" = o.user_id AND "status" = 'unused' AND "expires_at" > at
		) THEN
			RETURN 'coupons';
		END IF;
	END IF;
	IF o.card_number IS NOT NULL AND o.quota_fen > 0 AND NOT EXISTS (
		SELECT FROM "bound_cards" WHERE "card_number" = o.card_number AND "quota_used_fen" + o.quota_fen <= "quota_fen"
	) THEN
		RETURN 'quota';
	END IF;
	IF o.flash_activity_id IS NOT NULL AND NOT EXISTS (
		SELECT FROM "flash_sales" WHERE "activity_id" = o.flash_activity_id AND "taken" < "stock"
	) THEN
		RETURN 'flash';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Writes an order with its key, event, discounts and seat, all or nothing; see commands/place-order.ts for the arguments and
-- the answer. Person, extra and the kept results come sealed. The caller has locked what it may take, so everything is judged before anything is written.
CREATE OR REPLACE FUNCTION place_order(once jsonb, placed jsonb, event jsonb, terms jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	o "orders" := jsonb_populate_record(NULL::"orders", placed);
	known record;
	held record;
	refused text;
	has_hold boolean := false;
	serves boolean := false;
	seats integer := (terms ->> 'seats')::int;
	-- Seats of the same slot that come free with a hold of too many or too few.
	freed integer := 0;
BEGIN
	SELECT "body_hash", "results" INTO known FROM "idempotency_keys"
		WHERE "owner" = once ->> 'owner' AND "endpoint" = once ->> 'endpoint' AND "key" = once ->> 'key';
	IF FOUND THEN
		RETURN jsonb_build_object('first', jsonb_build_object('bodyHash', known.body_hash, 'results', known.results));
	END IF;
	IF shop_version_of(ARRAY(SELECT jsonb_array_elements_text(terms -> 'parts'))) > (terms ->> 'version')::bigint THEN
		RETURN jsonb_build_object('refused', 'stale');
	END IF;
	-- One that waits for its payment comes first, then the paid one of which the user was told: once told, twice is not asked.
	SELECT "order_num", "order_type", "payable_fen", terms -> 'paid' @> to_jsonb("pay_status") AS paid INTO known FROM "orders"
		WHERE "user_id" = o.user_id AND "appointment_date" = o.appointment_date
			AND "person_hash" = o.person_hash AND "deleted_at" IS NULL
			AND (
				"product_code" = o.product_code AND ("pay_status" = (terms ->> 'paying')::int
					OR terms -> 'unpaid' @> to_jsonb("pay_status") AND "pay_deadline" > o.created_at)
				OR "hospital_id" = o.hospital_id AND terms -> 'paid' @> to_jsonb("pay_status")
					AND terms -> 'toCome' @> to_jsonb("appointment_state")
					AND ("refund_state" IS NULL OR terms -> 'noRefund' @> to_jsonb("refund_state"))
			)
		ORDER BY paid, "order_num" <> terms ->> 'beside'
		LIMIT 1;
	IF FOUND AND NOT (known.paid AND known.order_num = terms ->> 'beside') THEN
		RETURN jsonb_build_object('same', jsonb_build_object(
			'orderNum', known.order_num, 'orderType', known.order_type, 'payableFen', known.payable_fen, 'paid', known.paid));
	END IF;
	IF o.flash_activity_id IS NOT NULL AND (terms ->> 'flashPerUser')::int <= (
		SELECT count(*) FROM "orders" WHERE "user_id" = o.user_id AND "flash_activity_id" = o.flash_activity_id
			AND NOT terms -> 'ended' @> to_jsonb("pay_status")
	) THEN
		RETURN jsonb_build_object('refused', 'flashLimit');
	END IF;
	refused := missing_discount(o, o.created_at);
	IF refused IS NOT NULL THEN
		RETURN jsonb_build_object('refused', refused);
	END IF;
	IF terms ->> 'holdId' IS NOT NULL THEN
		SELECT "id", "slot_row_id", "persons" INTO held FROM "holds" WHERE "id" = terms ->> 'holdId' AND "state" = 'held';
		has_hold := FOUND;
		IF has_hold THEN
			-- A hold whose seat was not given back yet serves, even when its time has just run out: nobody else has the seat.
			serves := (terms ->> 'holdServes')::boolean;
			IF NOT serves AND held.slot_row_id = o.slot_row_id THEN
				freed := held.persons;
			END IF;
		END IF;
	END IF;
	IF NOT serves THEN
		-- Of two who want the last seat, exactly one gets it.
		UPDATE "slots" SET "taken" = "taken" - freed + seats
			WHERE "id" = o.slot_row_id AND "open" AND "taken" - freed + "blocked" + seats <= "capacity";
		IF NOT FOUND THEN
			RETURN jsonb_build_object('refused', 'seat');
		END IF;
	END IF;

	-- Nothing is refused from here on.
	INSERT INTO "idempotency_keys" ("owner", "endpoint", "key", "body_hash", "code", "message", "results", "created_at")
		VALUES (once ->> 'owner', once ->> 'endpoint', once ->> 'key', once ->> 'bodyHash', (once ->> 'code')::int,
			once ->> 'message', once ->> 'results', o.created_at);
	INSERT INTO "orders" VALUES (o.*);
	INSERT INTO "order_events" ("order_num", "event", "detail", "at")
		VALUES (o.order_num, event ->> 'event', event -> 'detail', o.created_at);
	IF take_discounts(o, terms ->> 'couponState', o.created_at) IS NOT NULL THEN
		RAISE EXCEPTION 'discounts of % went although they were locked', o.order_num;
	END IF;
	IF serves THEN
		UPDATE "holds" SET "state" = 'booked', "order_num" = o.order_num WHERE "id" = held.id;
	ELSIF has_hold THEN
		-- A hold that the order does not need ends with it.
		UPDATE "holds" SET "state" = 'released' WHERE "id" = held.id;
		UPDATE "slots" SET "taken" = "taken" - held.persons
			WHERE "id" = held.slot_row_id AND held.slot_row_id <> o.slot_row_id;
	END IF;
	RETURN '{"done": true}';
END
$$;
