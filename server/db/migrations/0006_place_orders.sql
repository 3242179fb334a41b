-- The first of an order's coupons, company quota and flash stock that is not there any more; NULL when all are.
CREATE FUNCTION missing_discount(o orders, at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
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
		SELECT FROM "flash_sales" WHERE "activity_id" = o.flash_activity_id AND "remaining" > 0
	) THEN
		RETURN 'flash';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Writes an order with its key, event, discounts and seat, all or nothing; see commands/place-order.ts for the arguments and
-- the answer. The caller has locked what it may take, so everything is judged before anything is written.
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
			once ->> 'message', once -> 'results', o.created_at);
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
--> statement-breakpoint
-- Writes or refuses each order of a list, one after the other; a JSON list of what `place_order` takes, and one of what it
-- answers. One user's orders are written one after the other, also by several servers: two keys cannot make the same order
-- twice. All rows that the orders may take are locked first, each kind by its key, so that lists do not wait in a circle.
-- Plans that were made while the shop was new and its tables empty must not scan them when they are full.
CREATE FUNCTION place_orders(list jsonb) RETURNS jsonb LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	each jsonb;
	answers jsonb[] := '{}';
	users bigint[] := ARRAY(SELECT DISTINCT hashtextextended('order:' || (value #>> '{order,user_id}'), 0)
		FROM jsonb_array_elements(list) ORDER BY 1);
	coupons text[] := ARRAY(SELECT jsonb_array_elements_text(value #> '{order,coupon_ids}') FROM jsonb_array_elements(list));
	cards text[] := ARRAY(SELECT value #>> '{order,card_number}' FROM jsonb_array_elements(list));
	sales text[] := ARRAY(SELECT value #>> '{order,flash_activity_id}' FROM jsonb_array_elements(list));
	kept text[] := ARRAY(SELECT value #>> '{terms,holdId}' FROM jsonb_array_elements(list));
	seats bigint[] := ARRAY(SELECT (value #>> '{order,slot_row_id}')::bigint FROM jsonb_array_elements(list));
BEGIN
	PERFORM pg_advisory_xact_lock(by_user) FROM unnest(users) AS by_user;
	PERFORM FROM "user_coupons" WHERE "id" = ANY (coupons) ORDER BY "id" FOR NO KEY UPDATE;
	PERFORM FROM "bound_cards" WHERE "card_number" = ANY (cards) ORDER BY "card_number" FOR NO KEY UPDATE;
	PERFORM FROM "flash_sales" WHERE "activity_id" = ANY (sales) ORDER BY "activity_id" FOR NO KEY UPDATE;
	PERFORM FROM "holds" WHERE "id" = ANY (kept) ORDER BY "id" FOR NO KEY UPDATE;
	seats := seats || ARRAY(SELECT "slot_row_id"::bigint FROM "holds" WHERE "id" = ANY (kept));
	PERFORM FROM "slots" WHERE "id" = ANY (seats) ORDER BY "id" FOR NO KEY UPDATE;
	FOR each IN SELECT value FROM jsonb_array_elements(list) WITH ORDINALITY AS entry (value, place) ORDER BY place LOOP
		answers := answers || place_order(each -> 'once', each -> 'order', each -> 'event', each -> 'terms');
	END LOOP;
	RETURN to_jsonb(answers);
END
$$;
