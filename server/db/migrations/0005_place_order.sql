-- Coupons, company quota and flash stock of one order, each by a conditional update. NULL when all were there, else the
-- first that was not: what was taken until then is the caller's to roll back.
CREATE FUNCTION take_discounts(o orders, coupon_state text, at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	taken integer;
BEGIN
	IF jsonb_array_length(o.coupon_ids) > 0 THEN
		UPDATE "user_coupons"
			SET "status" = coupon_state, "order_num" = o.order_num, "used_at" = CASE WHEN coupon_state = 'used' THEN at END
			WHERE "id" IN (SELECT jsonb_array_elements_text(o.coupon_ids))
				AND "user_id" = o.user_id AND "status" = 'unused' AND "expires_at" > at;
		GET DIAGNOSTICS taken = ROW_COUNT;
		IF taken < jsonb_array_length(o.coupon_ids) THEN
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
		UPDATE "flash_sales" SET "remaining" = "remaining" - 1
			WHERE "activity_id" = o.flash_activity_id AND "remaining" > 0;
		IF NOT FOUND THEN
			RETURN 'flash';
		END IF;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Writes an order with its key, event, discounts and seat, all or nothing; see commands/place-order.ts for the arguments
-- and the answer. One user's orders are written one after the other: two keys cannot make the same order twice.
CREATE FUNCTION place_order(once jsonb, placed jsonb, event jsonb, terms jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
	o "orders" := jsonb_populate_record(NULL::"orders", placed);
	known record;
	refused text;
	seated boolean := false;
	hold_id text := terms ->> 'holdId';
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('order:' || o.user_id, 0));

	SELECT "body_hash", "results" INTO known FROM "idempotency_keys"
		WHERE "owner" = once ->> 'owner' AND "endpoint" = once ->> 'endpoint' AND "key" = once ->> 'key';
	IF FOUND THEN
		RETURN jsonb_build_object('first', jsonb_build_object('bodyHash', known.body_hash, 'results', known.results));
	END IF;
	IF NOT EXISTS (SELECT FROM "shop_stamp" WHERE "stamp" = (terms ->> 'stamp')::uuid) THEN
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

	-- What is refused from here on leaves nothing behind.
	INSERT INTO "idempotency_keys" ("owner", "endpoint", "key", "body_hash", "code", "message", "results", "created_at")
		VALUES (once ->> 'owner', once ->> 'endpoint', once ->> 'key', once ->> 'bodyHash', (once ->> 'code')::int,
			once ->> 'message', once -> 'results', o.created_at);
	INSERT INTO "orders" VALUES (o.*);
	INSERT INTO "order_events" ("order_num", "event", "detail", "at")
		VALUES (o.order_num, event ->> 'event', event -> 'detail', o.created_at);
	refused := take_discounts(o, terms ->> 'couponState', o.created_at);
	IF refused IS NOT NULL THEN
		RAISE EXCEPTION USING ERRCODE = 'CA001', MESSAGE = refused;
	END IF;
	IF hold_id IS NOT NULL AND (terms ->> 'holdServes')::boolean THEN
		-- A hold whose seat was not given back yet serves, even when its time has just run out: nobody else has the seat.
		UPDATE "holds" SET "state" = 'booked', "order_num" = o.order_num WHERE "id" = hold_id AND "state" = 'held';
		seated := FOUND;
	ELSIF hold_id IS NOT NULL THEN
		-- A hold of another slot is not needed any more.
		WITH ended AS (
			UPDATE "holds" SET "state" = 'released' WHERE "id" = hold_id AND "state" = 'held' RETURNING "slot_row_id", "persons"
		)
		UPDATE "slots" SET "remaining" = least("capacity", "remaining" + ended.persons)
			FROM ended WHERE "slots"."id" = ended.slot_row_id;
	END IF;
	IF NOT seated THEN
		-- Of two who want the last seat, exactly one gets it. It comes last: a hot slot's row is locked for a moment only.
		UPDATE "slots" SET "remaining" = "remaining" - (terms ->> 'seats')::int
			WHERE "id" = o.slot_row_id AND "open" AND "remaining" >= (terms ->> 'seats')::int;
		IF NOT FOUND THEN
			RAISE EXCEPTION USING ERRCODE = 'CA001', MESSAGE = 'seat';
		END IF;
	END IF;
	RETURN '{"done": true}';
EXCEPTION WHEN SQLSTATE 'CA001' THEN
	RETURN jsonb_build_object('refused', SQLERRM);
END
$$;
