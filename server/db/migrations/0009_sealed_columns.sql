-- Sealed columns (`sealed-column.ts`) are text. What is in them is marked as plain; the next start of the server seals it
-- (`reseal.ts`), as the key is not the database's to know.
ALTER TABLE "users"
	ALTER COLUMN "name" DROP DEFAULT,
	ALTER COLUMN "name" SET DATA TYPE text USING 'plain.' || "name"::text;
--> statement-breakpoint
ALTER TABLE "sessions"
	ALTER COLUMN "secret" SET DATA TYPE text USING 'plain.' || "secret"::text,
	ALTER COLUMN "rotation_key" SET DATA TYPE text USING 'plain.' || "rotation_key"::text;
--> statement-breakpoint
ALTER TABLE "login_keys"
	ALTER COLUMN "secret" SET DATA TYPE text USING 'plain.' || "secret"::text;
--> statement-breakpoint
ALTER TABLE "contacts"
	ALTER COLUMN "address_details" DROP DEFAULT,
	ALTER COLUMN "name" SET DATA TYPE text USING 'plain.' || "name"::text,
	ALTER COLUMN "mobile" SET DATA TYPE text USING 'plain.' || "mobile"::text,
	ALTER COLUMN "id_number" SET DATA TYPE text USING 'plain.' || "id_number"::text,
	ALTER COLUMN "birthday" SET DATA TYPE text USING 'plain.' || "birthday"::text,
	ALTER COLUMN "address_details" SET DATA TYPE text USING 'plain.' || "address_details"::text;
--> statement-breakpoint
ALTER TABLE "orders"
	ALTER COLUMN "person" SET DATA TYPE text USING 'plain.' || "person"::text,
	ALTER COLUMN "extra" SET DATA TYPE text USING 'plain.' || "extra"::text;
--> statement-breakpoint
ALTER TABLE "idempotency_keys"
	ALTER COLUMN "results" SET DATA TYPE text USING 'plain.' || "results"::text;
--> statement-breakpoint
ALTER TABLE "settings"
	ALTER COLUMN "value" SET DATA TYPE text USING 'plain.' || "value"::text;
--> statement-breakpoint
ALTER TABLE "questionnaire_answers"
	ALTER COLUMN "answers" SET DATA TYPE text USING 'plain.' || "answers"::text;
--> statement-breakpoint
ALTER TABLE "reports"
	ALTER COLUMN "person" SET DATA TYPE text USING 'plain.' || "person"::text,
	ALTER COLUMN "metrics" SET DATA TYPE text USING 'plain.' || "metrics"::text,
	ALTER COLUMN "findings" SET DATA TYPE text USING 'plain.' || "findings"::text;
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
	IF NOT EXISTS (SELECT FROM "shop_stamp" WHERE "id" = 1 AND "stamp" = (terms ->> 'stamp')::uuid) THEN
		RETURN jsonb_build_object('refused', 'stale');
	END IF;
	SELECT "order_num", "order_type", "payable_fen" INTO known FROM "orders"
		WHERE "user_id" = o.user_id AND "product_code" = o.product_code AND "appointment_date" = o.appointment_date
			AND "person_hash" = o.person_hash AND "deleted_at" IS NULL
			AND ("pay_status" = (terms ->> 'paying')::int
				OR terms -> 'unpaid' @> to_jsonb("pay_status") AND "pay_deadline" > o.created_at)
		LIMIT 1;
	IF FOUND THEN
		RETURN jsonb_build_object('same', jsonb_build_object(
			'orderNum', known.order_num, 'orderType', known.order_type, 'payableFen', known.payable_fen));
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
		UPDATE "slots" SET "remaining" = least("capacity", "remaining" + freed) - seats
			WHERE "id" = o.slot_row_id AND "open" AND least("capacity", "remaining" + freed) >= seats;
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
		UPDATE "slots" SET "remaining" = least("capacity", "remaining" + held.persons)
			WHERE "id" = held.slot_row_id AND held.slot_row_id <> o.slot_row_id;
	END IF;
	RETURN '{"done": true}';
END
$$;
