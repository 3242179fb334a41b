DROP INDEX "orders_same";--> statement-breakpoint
CREATE INDEX "orders_same" ON "orders" USING btree ("user_id","appointment_date","product_code");--> statement-breakpoint
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
