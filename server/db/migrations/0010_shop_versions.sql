CREATE TABLE "shop_changes" (
	"part" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_stamp" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_changes_version" ON "shop_changes" USING btree ("version");--> statement-breakpoint
DROP FUNCTION renew_shop_stamp() CASCADE;--> statement-breakpoint
ALTER TABLE "shop_stamp" DROP COLUMN "stamp";--> statement-breakpoint
-- Gives the changed parts of the shop the next version. Arguments: the part, or its prefix and the column of its code. The
-- stamp's row stays locked until the change is committed: who reads a version finds every change up to it.
CREATE FUNCTION record_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	next bigint;
BEGIN
	UPDATE "shop_stamp" SET "version" = "version" + 1 RETURNING "version" INTO next;
	IF TG_NARGS = 1 THEN
		INSERT INTO "shop_changes" VALUES (TG_ARGV[0], next) ON CONFLICT ("part") DO UPDATE SET "version" = next;
	ELSE
		EXECUTE format(
			'INSERT INTO "shop_changes" SELECT DISTINCT %L || code, $1 FROM (%s) AS changed ON CONFLICT ("part") DO UPDATE SET "version" = $1',
			TG_ARGV[0],
			CASE TG_OP
				WHEN 'INSERT' THEN format('SELECT %I AS code FROM come', TG_ARGV[1])
				WHEN 'DELETE' THEN format('SELECT %I AS code FROM gone', TG_ARGV[1])
				ELSE format('SELECT %1$I AS code FROM come UNION SELECT %1$I FROM gone', TG_ARGV[1])
			END
		) USING next;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN SELECT * FROM (VALUES
		('products', '''product:'', ''product_code'''),
		('product_branches', '''product:'', ''product_code'''),
		('product_items', '''product:'', ''product_code'''),
		('gifts', '''product:'', ''for_product_code'''),
		('branches', '''branch:'', ''org_code'''),
		('check_items', '''item:'', ''item_code'''),
		('cities', '''common'''),
		('item_rules', '''common'''),
		('addon_packages', '''common'''),
		('addon_package_items', '''common'''),
		('exchange_offers', '''common'''),
		('breakfasts', '''common''')
	) AS list (name, part) LOOP
		EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(%s)',
			watched.name || '_come', watched.name, watched.part);
		EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(%s)',
			watched.name || '_changed', watched.name, watched.part);
		EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(%s)',
			watched.name || '_gone', watched.name, watched.part);
		EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION record_shop_change(''whole'')',
			watched.name || '_truncated', watched.name);
	END LOOP;
END
$$;
--> statement-breakpoint
-- The version with which one of the parts changed last; 0 when none ever did. Each is looked up by its key, also with plans that
-- were made while the table was empty: after an import it is full, and its newest versions are of other parts.
CREATE FUNCTION shop_version_of(parts text[]) RETURNS bigint LANGUAGE plpgsql STABLE
	SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	RETURN coalesce((
		SELECT max(changes."version") FROM unnest(parts) AS wanted (part) JOIN "shop_changes" AS changes USING (part)
	), 0);
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
